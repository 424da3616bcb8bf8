import { type Facts, parseRoute } from '@flightdeck/shared/contracts/areas';
import { screens } from '../../routes/screens';
import { connected } from '../../testing/facts';
import { isNewScreen } from './is-new-screen';

const placementAt = (hash: string, facts: Partial<Facts> = {}) => {
  const route = parseRoute(hash);
  return { route, screens: screens(route, { ...connected, ...facts }) };
};

test.each([
  ['another screen', '#/dashboard', '#/my-plan', true],
  ['another tab of the settings', '#/security', '#/writing', true],
  ['a screen without a title', '#/dashboard', '#/privacy', true],
  ['another step of the same part', '#/recommendations', '#/recommendations/monitor', true],
  ['another product page', '#/product/backup', '#/product/scan', true],
  ['another search term', '#/security', '#/security?term=ip', false],
  ['a dialog over the dashboard', '#/dashboard', '#/disconnect', false],
  ['a dialog that closes', '#/disconnect', '#/dashboard', false],
  ['a dialog over another screen', '#/my-plan', '#/disconnect', true],
  ['a skip link of WordPress', '#/dashboard', '#/wpbody-content', false],
] as const)('counts %s as a new screen, from %s to %s: %p', (_what, from, to, isNew) => {
  expect(isNewScreen(placementAt(from), placementAt(to))).toBe(isNew);
});

test('counts another screen on the same route as new', () => {
  expect(isNewScreen(placementAt('#/dashboard', { status: false }), placementAt('#/dashboard'))).toBe(true);
});
