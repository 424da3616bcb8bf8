import { delayedAnswer, onCall } from '@flightdeck/shared/testing/server';
import { fireEvent, screen } from '@testing-library/react';
import { answerReads, card, mountDashboard, totals } from '../dashboard-under-test';

const tabLabels = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
const answer = { general: { stats: totals }, day: { unit: 'day', data: [['2023-02-14', 5]] } };
const allTabs = ['Days', 'Weeks', 'Months'];

test("DASH-021.1 DASH-043 shows the days first, with a link to the site's stats page", async () => {
  const settings = { stats: true };
  answerReads({ settings });
  const sendAnswer = delayedAnswer('module/stats/data', answer);
  await mountDashboard(undefined, settings);
  sendAnswer();
  await screen.findByText('Views per day');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Days');
  expect(screen.getByRole('link', { name: 'View detailed stats' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/wp-admin\/admin\.php\?page=stats$/),
  );
});

test.each([
  [
    'DASH-042 shows Days, Weeks and Months while the first range loads if the first-use card was dismissed',
    true,
    allTabs,
  ],
  [
    'DASH-042 hides Days, Weeks and Months while the first range loads before the first-use card is dismissed',
    false,
    [],
  ],
])('%s', async (_what, isDismissed, tabsWhileLoading) => {
  const settings = { stats: true, dismiss_empty_stats_card: isDismissed };
  answerReads({ settings });
  const sendAnswer = delayedAnswer('module/stats/data', answer);
  await mountDashboard(undefined, settings);
  expect(card('Jetpack Stats').querySelector('[aria-busy]')).not.toBeNull();
  expect(tabLabels()).toEqual(tabsWhileLoading);
  sendAnswer();
  await screen.findByText('Views per day');
  expect(tabLabels()).toEqual(allTabs);
});

test("DASH-037 dismisses the first-use card without a request for users who can't change settings", async () => {
  const settings = { protect: false, stats: true, dismiss_empty_stats_card: false };
  answerReads({ settings });
  const day = { unit: 'day', data: [['2023-02-14', 0]] };
  onCall('GET', 'module/stats/data').reply(200, { general: { stats: totals }, day });
  await mountDashboard(
    ({ userConnection }) =>
      Object.assign(userConnection.currentUser.permissions, { manage_modules: false, manage_options: false }),
    settings,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Okay, got it!' }));
  expect(await screen.findByText('No activity this period')).toBeInTheDocument();
  expect(tabLabels()).toEqual(allTabs);
});
