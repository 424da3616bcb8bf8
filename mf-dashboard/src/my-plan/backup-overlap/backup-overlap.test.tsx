import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall, providerAnswer } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { warnsOfOverlap } from './backup-overlap.resource';
import { BackupOverlap } from './backup-overlap.view';

const part = definePart(BackupOverlap);

const purchase = (product_slug: string, product_name: string) => ({ ID: '1', product_slug, product_name, active: '1' });
const onPurchases = (...purchases: readonly unknown[]) =>
  onCall('GET', 'site/purchases').reply(200, providerAnswer(purchases));
const mount = (route = '#/plans') => mountPart(part, { name: 'mf-dashboard/backup-overlap', route });
const waitForRead = () => waitFor(() => expect(nock.pendingMocks()).toEqual([]));
const dailyBackup = purchase('jetpack_backup_daily_monthly', 'Backup <b>Daily</b>');

test.each([
  ['/plans', true],
  ['/plans-prompt', false],
  ['/my-plan', false],
  ['/dashboard', false],
  ['', false],
])('DASH-130 warns on the route %p: %s', (path, expected) => {
  expect(warnsOfOverlap(path)).toBe(expected);
});

test.each([
  ['DASH-132 DASH-133', 'jetpack_personal_monthly', 'Personal', 'daily'],
  ['DASH-133', 'jetpack_premium', 'Premium', 'daily'],
  ['DASH-134', 'jetpack_business', 'Professional', 'real-time'],
])('%s on the plan %s, shows a warning without a Close button, with the names as text', async (...row) => {
  const [, slug, name, frequency] = row;
  onPurchases(purchase(slug, name), dailyBackup);
  await mount();
  const warning = await screen.findByText(new RegExp(`^Your ${name} plan already includes ${frequency} backups`));
  expect(warning).toHaveTextContent('You may not need Backup <b>Daily</b>.');
  expect(screen.queryByRole('button')).toBeNull();
});

const complete = purchase('jetpack_complete', 'Complete');
test.each([
  ['DASH-131 shows no warning for one purchase', [purchase('jetpack_personal', 'Personal')]],
  ['DASH-131 shows no warning for a backup alone', [dailyBackup]],
  ['shows no warning for a plan other than Personal, Premium and Business', [complete, dailyBackup]],
])('%s', async (_what, purchases) => {
  onPurchases(...purchases);
  const { container } = await mount();
  await waitForRead();
  expect(container).toBeEmptyDOMElement();
});

test('DASH-130 reads nothing and shows no warning on My Plan', async () => {
  const { container } = await mount('#/my-plan');
  expect(container).toBeEmptyDOMElement();
});

test('shows no warning after a failed read', async () => {
  onCall('GET', 'site/purchases').reply(500, errorBody('down', 'Down.', 500));
  const { container } = await mount();
  await waitForRead();
  expect(container).toBeEmptyDOMElement();
});
