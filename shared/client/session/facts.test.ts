import * as v from '@flightdeck/shared/schema';
import { readState } from '@flightdeck/shared/session';
import { initialStateSchema } from '../../contracts/page/initial-state';
import { pageStateSample } from '../../testing/page-state-sample';
import { factsOf } from './facts';

/** @param change of the page state */
const factsWith = (change: object) => {
  const initial = v.parse(initialStateSchema, { ...pageStateSample().initial, ...change });
  return factsOf(readState('connection'), readState('permissions'), initial, '');
};
const facts = (licensing: object) => factsWith({ licensing: { ...pageStateSample().initial.licensing, ...licensing } });
const waiting = (detached: number) => ({ userCounts: { detached } });
const closedFor = (count: number) => ({
  activationNoticeDismiss: { last_detached_count: count, last_dismissed_time: '2022-10-12 08:00:00' },
});

test.each([
  ['none waits', waiting(0), false],
  ['one waits', waiting(1), true],
  ['the one that waits was dismissed', { ...waiting(1), ...closedFor(1) }, false],
  ['another one waits since', { ...waiting(2), ...closedFor(1) }, true],
  ['one was used since', { ...waiting(1), ...closedFor(2) }, true],
  ['something went wrong', { ...waiting(1), ...closedFor(1), error: 'It has expired.' }, true],
])('LIC-026 whether the license notice shows: %s', (_name, licensing, expected) => {
  expect(facts(licensing).hasLicenseNews).toBe(expected);
});

test.each([
  ['WooCommerce is active and its screen has not been seen', true, false, true],
  ['WooCommerce is active and its screen has been seen', true, true, false],
  ['WooCommerce is not active', false, false, false],
])('whether the store setup screen shows: %s', (_name, isWooCommerceActive, hasSeenWCConnectionModal, expected) => {
  expect(factsWith({ isWooCommerceActive, hasSeenWCConnectionModal }).commerceUnseen).toBe(expected);
});

test.each([
  ['publicize is on', { publicize: { activated: true } }, true],
  ['publicize is off', { publicize: { activated: false } }, false],
  ['the site has no publicize', { sharedaddy: { activated: true } }, false],
])('whether posts are shared: %s', (_name, getModules, expected) => {
  expect(factsWith({ getModules }).sharesPosts).toBe(expected);
});
