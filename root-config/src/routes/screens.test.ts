import { type Facts, parseRoute } from '@flightdeck/shared/contracts/areas';
import { manager as admin, connected, editor } from '../testing/facts';
import { screens } from './screens';

const screensAt = (hash: string, change: Partial<Facts> = {}) => screens(parseRoute(hash), { ...connected, ...change });
const unconnected = { status: false, isRegistered: false, isLinked: false, hasConnectedOwner: false } as const;

test.each<[string, string, Partial<Facts>]>([
  ['ROOT-003 /reconnect opens no dialog while a reconnect is running', '#/reconnect', { isReconnecting: true }],
  [
    'ROOT-004 /disconnect opens no dialog for users who may not disconnect',
    '#/disconnect',
    { permissions: { ...admin, disconnect: false } },
  ],
])('%s', (_what, hash, change) => {
  expect(screensAt(hash, change)).toMatchObject({ main: 'mf-dashboard/at-a-glance', overlays: [] });
});

test.each<[string, string, string | null, Partial<Facts>]>([
  ['the dashboard', '#/dashboard', '/woo-setup?back=%2Fdashboard', {}],
  ['a path of two segments', '#/license/activation', '/woo-setup?back=%2Flicense%2Factivation', {}],
  ['an address without a route', '', '/woo-setup', {}],
  ['a screen of a site that is not connected', '#/security', '/woo-setup?back=%2Fsecurity', unconnected],
  [
    'the dashboard of a site with a coupon',
    '#/dashboard',
    '/woo-setup?back=%2Fdashboard',
    { ...unconnected, hasCoupon: true },
  ],
  ['the setup', '#/woo-setup', null, {}],
  ['the status of the page', '#/status', null, {}],
  ['the dashboard of a user who may not manage modules', '#/dashboard', null, { permissions: editor }],
])('ROOT-061 while the commerce setup is unseen, %s (%p) redirects to %p', (_what, hash, to, change) => {
  expect(screensAt(hash, change).redirect).toBeUndefined();
  expect(screensAt(hash, { ...change, commerceUnseen: true }).redirect).toEqual(
    to ? { to, outward: false } : undefined,
  );
});

test.each<[string, Partial<Facts>, string | null]>([
  ['who owns the connection sees the license screen', { permissions: { ...editor, isMaster: true } }, 'activation'],
  ['who does not own the connection does not', { permissions: editor }, null],
  ['whose account is not linked does not', { permissions: { ...editor, isMaster: true }, isLinked: false }, null],
])('ROOT-016 a user who does not manage modules and %s', (_what, change, part) => {
  const { main, redirect } = screensAt('#/license/activation', change);
  expect([main, redirect?.to]).toEqual(part ? [`mf-licensing/${part}`, undefined] : [null, '/dashboard']);
});

test('SET-009 a user who does not manage modules gets Writing while it is not known whether posts are shared', () => {
  for (const hash of ['#/sharing', '#/settings'])
    expect(screensAt(hash, { permissions: editor }).main).toBe('mf-settings/writing');
});
