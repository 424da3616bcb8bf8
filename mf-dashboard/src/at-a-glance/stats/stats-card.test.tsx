import { heldAnswer } from '@flightdeck/shared/testing/wire';
import { screen } from '@testing-library/react';
import { card, mountDashboard, siteAnswers, totals } from '../dashboard-under-test';

const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
const answer = { general: { stats: totals }, day: { unit: 'day', data: [['2023-02-14', 5]] } };
const all = ['Days', 'Weeks', 'Months'];

test.each([
  ['DASH-042 Days, Weeks and Months show while the first range loads, once first use is dismissed', true, all],
  ['DASH-042 Days, Weeks and Months hide while the first range loads, before first use is dismissed', false, []],
])('%s', async (_what, isDismissed, whileLoading) => {
  const settings = { stats: true, dismiss_empty_stats_card: isDismissed };
  siteAnswers({ settings });
  const letGo = heldAnswer('module/stats/data', answer);
  await mountDashboard(undefined, settings);
  expect(card('Jetpack Stats').querySelector('[aria-busy]')).not.toBeNull();
  expect(tabs()).toEqual(whileLoading);
  letGo();
  await screen.findByText('Views per day');
  expect(tabs()).toEqual(all);
});
