import { type Facts, parseRoute } from '@flightdeck/shared/contracts/areas';
import { manager as admin, connected, editor } from '../testing/facts';
import { screens } from './screens';

const unconnected: Facts = {
  ...connected,
  status: false,
  isRegistered: false,
  isLinked: false,
  hasConnectedOwner: false,
  showRecommendations: false,
};
const offline: Facts = { ...unconnected, status: 'offline' };
const withPermissions = (permissions: Facts['permissions'], facts: Facts = connected): Facts => ({
  ...facts,
  permissions,
});

const screensAt = (hash: string, facts: Facts = connected) => screens(parseRoute(hash), facts);

describe('for managers', () => {
  test.each([
    ['#/weather'],
    ['#/product/nonsense'],
    ['#/product'],
    ['#/dashboard/x'],
    ['#/recommendationsx'],
    ['#//evil.example'],
  ])('%s redirects to /dashboard', (hash) => {
    expect(screensAt(hash)).toMatchObject({
      main: null,
      shell: 'full',
      redirect: { to: '/dashboard', outward: false },
    });
  });

  test('ROOT-003 /reconnect opens over the dashboard, unless a reconnect is running', () => {
    expect(screensAt('#/reconnect')).toMatchObject({
      main: 'mf-dashboard/at-a-glance',
      overlays: ['mf-connection/reconnect'],
    });
    expect(screensAt('#/reconnect', { ...connected, isReconnecting: true }).overlays).toEqual([]);
  });

  test('ROOT-004 /disconnect opens over the dashboard, for users who may disconnect', () => {
    expect(screensAt('#/disconnect')).toMatchObject({
      main: 'mf-dashboard/at-a-glance',
      overlays: ['mf-connection/disconnect'],
    });
    expect(screensAt('#/disconnect', withPermissions({ ...admin, disconnect: false })).overlays).toEqual([]);
  });

  test.each(['#/plans', '#/plans-prompt'])('%s leaves for the plans page', (hash) => {
    expect(screensAt(hash).main).toBeNull();
    expect(screensAt(hash).redirect).toEqual({ to: 'jetpack-plans', outward: true });
    expect(screensAt(`${hash}?feature=scan`).redirect).toEqual({ to: 'jetpack-plans', outward: true, feature: 'scan' });
    expect(screensAt(hash).notices).toContain('mf-dashboard/backup-overlap');
  });

  test.each([
    ['#/dashboard', connected, '/woo-setup?back=%2Fdashboard'],
    ['#/license/activation', connected, '/woo-setup?back=%2Flicense%2Factivation'],
    ['', connected, '/woo-setup'],
    ['#/security', unconnected, '/woo-setup?back=%2Fsecurity'],
    ['#/dashboard', { ...unconnected, hasCoupon: true }, '/woo-setup?back=%2Fdashboard'],
  ])('ROOT-061 shows an unseen commerce setup before "%s", even before connecting', (hash, facts, to) => {
    expect(screensAt(hash, { ...facts, commerceUnseen: true }).redirect).toEqual({ to, outward: false });
    expect(screensAt(hash, facts).redirect).toBeUndefined();
  });

  test('ROOT-061 shows the setup on its route, and does not redirect users who may not manage modules', () => {
    expect(screensAt('#/woo-setup', { ...connected, commerceUnseen: true }).main).toBe('mf-connection/commerce');
    expect(
      screensAt('#/dashboard', withPermissions(editor, { ...connected, commerceUnseen: true })).redirect,
    ).toBeUndefined();
  });

  test('adds the license notice when there is something new about licenses', () => {
    expect(screensAt('#/dashboard').notices).toEqual(['mf-connection/notices']);
    expect(screensAt('#/dashboard', { ...connected, hasLicenseNews: true }).notices).toEqual([
      'mf-connection/notices',
      'mf-licensing/notice',
    ]);
  });
});

describe('full-page screens', () => {
  const coupon = { ...unconnected, hasCoupon: true };
  test.each([
    ['ROOT-056 ROOT-055.1', 'commerce before everything', '#/woo-setup', coupon, 'mf-connection/commerce'],
    ['ROOT-057 ROOT-055.2', 'a coupon before connecting', '#/connect-user', coupon, 'mf-connection/coupon'],
    [
      'ROOT-057',
      'a coupon on a connected site if the address requests it',
      '#/dashboard',
      { ...connected, hasCoupon: true, showCouponRedemption: true },
      'mf-connection/coupon',
    ],
    [
      'ROOT-057',
      'no coupon on a connected site otherwise',
      '#/dashboard',
      { ...connected, hasCoupon: true },
      'mf-dashboard/at-a-glance',
    ],
    [
      'ROOT-057',
      'no coupon in offline mode',
      '#/dashboard',
      { ...offline, hasCoupon: true, showCouponRedemption: true },
      'mf-dashboard/at-a-glance',
    ],
    [
      'ROOT-058 ROOT-055.3',
      'user connect before main connect',
      '#/connect-user',
      unconnected,
      'mf-connection/connect-user',
    ],
    [
      'ROOT-058',
      'user connect for users who are not managers once there is an owner',
      '#/connect-user',
      withPermissions(editor),
      'mf-connection/connect-user',
    ],
    ['ROOT-059 ROOT-055.4', 'main connect on any route', '#/security', unconnected, 'mf-connection/connect'],
    [
      'ROOT-060 ROOT-055.5',
      'the commerce screen as the store connect screen',
      '#/woo-setup',
      unconnected,
      'mf-connection/commerce',
    ],
    ['ROOT-060', 'main connect on any route except /woo-setup', '#/dashboard', unconnected, 'mf-connection/connect'],
    ['ROOT-007', 'main connect on /setup', '#/setup', unconnected, 'mf-connection/connect'],
    [
      'ROOT-059',
      'the dashboard in offline mode, which does not count as "not connected"',
      '#/dashboard',
      offline,
      'mf-dashboard/at-a-glance',
    ],
    [
      'ROOT-059',
      'no main connect without permission',
      '#/dashboard',
      withPermissions({ ...admin, connect: false }, unconnected),
      'mf-dashboard/at-a-glance',
    ],
  ] as const)('%s shows %s', (_id, _what, hash, facts, main) => {
    expect(screensAt(hash, facts).main).toBe(main);
  });

  test('ROOT-058 hides the user connect screen from users who are not managers while there is no owner', () => {
    expect(screensAt('#/connect-user', withPermissions(editor, unconnected)).redirect?.to).toBe('/dashboard');
  });
});

describe('/status', () => {
  test.each([
    ['of a connected site', connected],
    ['of a site that is not connected', unconnected],
    ['while the site is offline', offline],
    ['of a site with a coupon', { ...unconnected, hasCoupon: true }],
    ['of a store that is not set up', { ...connected, commerceUnseen: true }],
  ])('takes precedence over any other screen for managers %s', (_what, facts) => {
    expect(screensAt('#/status', facts)).toMatchObject({
      main: null,
      rootScreen: 'status',
      title: 'Status',
      shell: 'bare',
    });
    expect(screensAt('#/status', facts).redirect).toBeUndefined();
  });

  test('is only for managers', () => {
    expect(screensAt('#/status', withPermissions(editor)).redirect?.to).toBe('/dashboard');
  });
});

describe('a user who does not manage modules', () => {
  test('ROOT-016 sees the license screen only as the linked owner of the connection', () => {
    expect(screensAt('#/license/activation', withPermissions({ ...editor, isMaster: true })).main).toBe(
      'mf-licensing/activation',
    );
    expect(screensAt('#/license/activation', withPermissions(editor)).redirect?.to).toBe('/dashboard');
    const unlinked = withPermissions({ ...editor, isMaster: true }, { ...connected, isLinked: false });
    expect(screensAt('#/license/activation', unlinked).redirect?.to).toBe('/dashboard');
  });

  test.each([
    ['while social connections are not known', undefined, 'mf-settings/writing'],
    ['while social connections are off', false, 'mf-settings/writing'],
    ['while social connections are on', true, 'mf-settings/sharing'],
  ] as const)('SET-009 gets the first settings tab that the user may see %s', (_what, sharesPosts, main) => {
    const facts = withPermissions(editor, sharesPosts === undefined ? connected : { ...connected, sharesPosts });
    expect(screensAt('#/sharing', facts).main).toBe(main);
    expect(screensAt('#/settings', facts).main).toBe(main);
  });
});
