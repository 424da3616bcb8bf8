import { definePart } from '@flightdeck/shared/parts';
import { mountPart, pressInPlace, recorded } from '@flightdeck/shared/testing/parts';
import { onCall } from '@flightdeck/shared/testing/server';
import { screen } from '@testing-library/react';
import { AgenciesCard } from './agencies-card.view';
import { AppsCard } from './apps-card.view';

const cards = definePart(() => (
  <>
    <AgenciesCard />
    <AppsCard />
  </>
));
const account = { is_user_wpcom_connected: 'yes', is_connection_owner: 'yes' };

test('DASH-016 names the discount on the agencies card, and records presses of the links on the agencies and apps cards', async () => {
  await mountPart(cards, { name: 'mf-dashboard/at-a-glance' });
  expect(screen.getByRole('article', { name: 'For agencies' })).toHaveTextContent(/\bsave 25% on licenses\b/);
  for (const [name, properties] of [
    [/^Learn more/, { target: 'learn-more-click', feature: 'agencies', page: 'dashboard', ...account }],
    [/^jetpack\.com\/app/, { target: 'jetpack-apps-link', page: 'dashboard' }],
  ] as const) {
    pressInPlace(screen.getByRole('link', { name }));
    expect(recorded().at(-1)).toEqual(['jetpack_wpa_click', properties]);
  }
});

test('records the dismissal of the agencies card', async () => {
  await mountPart(cards, { name: 'mf-dashboard/at-a-glance' });
  onCall('POST', 'settings', { dismiss_dash_agencies_learn_more: true }).reply(200, { code: 'success' });
  onCall('GET', 'settings').optionally().reply(200, { dismiss_dash_agencies_learn_more: true });
  pressInPlace(screen.getByRole('button', { name: 'Close' }));
  const properties = { target: 'learn-more-dismiss', feature: 'agencies', page: 'dashboard', ...account };
  expect(recorded()).toEqual([['jetpack_wpa_click', properties]]);
});
