import * as v from '@flightdeck/shared/schema';
import { readState } from '@flightdeck/shared/session';
import { initialStateSchema } from '../../contracts/page/initial-state';
import { pageStateSample } from '../../testing/page-state-sample';
import { factsOf } from './facts';

/** Returns the facts of a page. @param change replaces fields of `initial` in the page state */
const factsWith = (change: object) => {
  const initial = v.parse(initialStateSchema, { ...pageStateSample().initial, ...change });
  return factsOf(readState('connection'), readState('permissions'), initial, '');
};
const factsWithLicensing = (licensing: object) =>
  factsWith({ licensing: { ...pageStateSample().initial.licensing, ...licensing } });
const unusedLicenses = (detached: number) => ({ userCounts: { detached } });
const dismissedFor = (count: number) => ({
  activationNoticeDismiss: { last_detached_count: count, last_dismissed_time: '2022-10-12 08:00:00' },
});

test.each([
  ['hides the license notice when no license is unused', unusedLicenses(0), false],
  ['shows the license notice when one license is unused', unusedLicenses(1), true],
  ['hides the license notice after its dismissal', { ...unusedLicenses(1), ...dismissedFor(1) }, false],
  [
    'shows the license notice again when one more license is unused',
    { ...unusedLicenses(2), ...dismissedFor(1) },
    true,
  ],
  ['shows the license notice again after one license was used', { ...unusedLicenses(1), ...dismissedFor(2) }, true],
  [
    'shows the license notice when there is an error',
    { ...unusedLicenses(1), ...dismissedFor(1), error: 'It has expired.' },
    true,
  ],
])('LIC-026 %s', (_name, licensing, expected) => {
  expect(factsWithLicensing(licensing).hasLicenseNews).toBe(expected);
});

test.each([
  ['shows the store setup while WooCommerce is active and the user has not seen it', true, false, true],
  ['hides the store setup when the user has seen it', true, true, false],
  ['hides the store setup while WooCommerce is not active', false, false, false],
])('%s', (_name, isWooCommerceActive, hasSeenWCConnectionModal, expected) => {
  expect(factsWith({ isWooCommerceActive, hasSeenWCConnectionModal }).commerceUnseen).toBe(expected);
});

test.each([
  ['posts are shared while publicize is on', { publicize: { activated: true } }, true],
  ['posts are not shared while publicize is off', { publicize: { activated: false } }, false],
  ['posts are not shared when the site has no publicize', { sharedaddy: { activated: true } }, false],
])('%s', (_name, getModules, expected) => {
  expect(factsWith({ getModules }).sharesPosts).toBe(expected);
});
