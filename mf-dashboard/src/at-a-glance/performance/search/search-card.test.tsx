import { screen, within } from '@testing-library/react';
import { answerReads, mountDashboard } from '../../dashboard-under-test';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['Upgrade', '/wp-admin/admin.php?page=flightdeck'],
  ['Start for free', '/wp-admin/admin.php?page=flightdeck&new_pricing_202208'],
])('DASH-094 offers search as "%s" at %s', async (label, address) => {
  history.replaceState(null, '', address);
  answerReads();
  await mountDashboard();
  const card = within(await screen.findByRole('article', { name: 'Search' }));
  expect(await card.findByRole('link', { name: label })).toHaveAttribute(
    'href',
    expect.stringContaining('page=jetpack-search'),
  );
});
