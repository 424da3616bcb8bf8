import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { warnsOfOverlap } from './backup-overlap.resource';
import { BackupOverlap } from './backup-overlap.view';

const part = definePart(BackupOverlap);

const bought = (product_slug: string, product_name: string) => ({ ID: '1', product_slug, product_name, active: '1' });
const onPurchases = (...purchases: readonly unknown[]) =>
  onCall('GET', 'site/purchases').reply(200, { code: 'success', message: '', data: JSON.stringify(purchases) });
const mount = (route = '#/plans') => mountPart(part, { name: 'mf-dashboard/backup-overlap', route });
const isRead = () => waitFor(() => expect(nock.pendingMocks()).toEqual([]));
const daily = bought('jetpack_backup_daily_monthly', 'Backup <b>Daily</b>');

test.each([
  ['/plans', true],
  ['/plans-prompt', false],
  ['/my-plan', false],
  ['/dashboard', false],
  ['', false],
])('DASH-130 warns on the route %p: %p', (path, warns) => {
  expect(warnsOfOverlap(path)).toBe(warns);
});

test.each([
  [
    'DASH-132 DASH-133 personal',
    bought('jetpack_personal_monthly', 'Personal'),
    /^Your Personal plan already includes daily backups/,
  ],
  ['DASH-133 premium', bought('jetpack_premium', 'Premium'), /^Your Premium plan already includes daily backups/],
  [
    'DASH-134 business',
    bought('jetpack_business', 'Professional'),
    /^Your Professional plan already includes real-time backups/,
  ],
])('%s: names plan and product as text in a permanent warning', async (_id, plan, text) => {
  onPurchases(plan, daily);
  await mount();
  const warning = await screen.findByText(text);
  expect(warning).toHaveTextContent('You may not need Backup <b>Daily</b>.');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['DASH-131 one purchase', [bought('jetpack_personal', 'Personal')]],
  ['DASH-131 a backup alone', [daily]],
  ['purchases without an overlap', [bought('jetpack_complete', 'Complete'), daily]],
])('%s: shows no warning', async (_id, purchases) => {
  onPurchases(...purchases);
  const { container } = await mount();
  await isRead();
  expect(container).toBeEmptyDOMElement();
});

test('DASH-130 reads nothing and warns of nothing on other routes', async () => {
  const { container } = await mount('#/my-plan');
  expect(container).toBeEmptyDOMElement();
});

test('shows no warning after a failed read', async () => {
  onCall('GET', 'site/purchases').reply(500, errorBody('down', 'Down.', 500));
  const { container } = await mount();
  await isRead();
  expect(container).toBeEmptyDOMElement();
});
