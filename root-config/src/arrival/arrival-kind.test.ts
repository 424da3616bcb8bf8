import { parseRoute } from '@flightdeck/shared/contracts/route';
import type { Facts } from '@flightdeck/shared/contracts/screens';
import { screens } from '../screens';
import { connected } from '../testing/facts';
import { arrivalKind } from './arrival-kind';

const at = (hash: string, facts: Partial<Facts> = {}) => {
  const route = parseRoute(hash);
  return { route, screens: screens(route, { ...connected, ...facts }) };
};

test.each([
  ['another screen', '#/dashboard', '#/my-plan', 'arrive'],
  ['another tab of the settings', '#/security', '#/writing', 'arrive'],
  ['a screen without a title', '#/dashboard', '#/privacy', 'arrive'],
  ['another step of the same part', '#/recommendations', '#/recommendations/monitor', 'arrive'],
  ['another product page', '#/product/backup', '#/product/scan', 'arrive'],
  ['another search term', '#/security', '#/security?term=ip', 'stay'],
  ['a dialog over the dashboard', '#/dashboard', '#/disconnect', 'stay'],
  ['the end of that dialog', '#/disconnect', '#/dashboard', 'stay'],
  ['a dialog over another screen', '#/my-plan', '#/disconnect', 'arrive'],
  ['a skip link of the admin', '#/dashboard', '#/wpbody-content', 'stay'],
] as const)('%s: from %s to %s', (_what, from, to, kind) => {
  expect(arrivalKind(at(from), at(to))).toBe(kind);
});

test('the same route with another screen is an arrival', () => {
  expect(arrivalKind(at('#/dashboard', { status: false }), at('#/dashboard'))).toBe('arrive');
});
