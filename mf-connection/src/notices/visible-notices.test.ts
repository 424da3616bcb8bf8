import type { ConnectionError } from '@flightdeck/shared/contracts/page';
import { coupon } from '../testing/samples';
import {
  hasNotices,
  type NoticeInput,
  showsDevVersion,
  showsIdentityCrisis,
  showsNotConnected,
  showsStaging,
  showsUnlinked,
  visibleErrors,
} from './visible-notices';

const connectionError = (code: string, action: string | null): ConnectionError => ({ code, message: code, action });

/** A connected site with an owner, and a user who has not connected an account. */
const base: NoticeInput = {
  connection: {
    status: true,
    connectionErrors: [],
    hasConnectedOwner: true,
    isUserConnected: false,
    isReconnecting: false,
    isStaging: false,
    isInIdentityCrisis: false,
  },
  permissions: { connect: true, connect_user: true, disconnect: true, edit_posts: true, manage_modules: true },
  path: '/dashboard',
  isCouponRequested: false,
};
const withConnection = (change: Partial<NoticeInput['connection']>): NoticeInput => ({
  ...base,
  connection: { ...base.connection, ...change },
});

/** Returns the input with other permissions of the user. */
const may = (input: NoticeInput, permissions: Partial<NoticeInput['permissions']>): NoticeInput => ({
  ...input,
  permissions: { ...base.permissions, ...permissions },
});
const mayNotConnect = { connect: false, connect_user: false };

const errors = [
  connectionError('a', null),
  connectionError('b', 'support'),
  connectionError('c', 'reconnect'),
  connectionError('d', 'reconnect'),
  connectionError('e', 'unknown'),
  connectionError('f', 'none'),
];

test.each<[string, NoticeInput, string[]]>([
  [
    'CONN-083 shows users who can connect the first error of each action in order',
    withConnection({ connectionErrors: errors }),
    ['b', 'c', 'f'],
  ],
  ['shows errors while offline', withConnection({ connectionErrors: errors, status: 'offline' }), ['b', 'c', 'f']],
  ['hides errors on a site that is not connected', withConnection({ connectionErrors: errors, status: false }), []],
  ['hides errors while reconnecting', withConnection({ connectionErrors: errors, isReconnecting: true }), []],
  [
    'CONN-083 hides errors from users who cannot connect',
    may(withConnection({ connectionErrors: errors }), { connect: false }),
    [],
  ],
  ['shows nothing without errors', base, []],
])('%s', (_what, input, codes) => {
  expect(visibleErrors(input).map(({ error }) => error.code)).toEqual(codes);
});

test.each<[string, NoticeInput, boolean]>([
  ['CONN-082 shows the banner to an unlinked user', base, true],
  ['CONN-082 hides the banner from users who cannot connect', may(base, { connect_user: false }), false],
  ['CONN-082 hides the banner without a connected owner', withConnection({ hasConnectedOwner: false }), false],
  [
    'CONN-082 hides the banner beside errors',
    withConnection({ connectionErrors: [connectionError('a', null)] }),
    false,
  ],
  [
    'shows the banner beside an error that only another user can solve',
    withConnection({ connectionErrors: [connectionError('a', 'none')] }),
    true,
  ],
  ['CONN-082 hides the banner on /connect-user', { ...base, path: '/connect-user' }, false],
  ['CONN-082 hides the banner while reconnecting', withConnection({ isReconnecting: true }), false],
  ['CONN-082 hides the banner from linked users', withConnection({ isUserConnected: true }), false],
  ['hides the banner while offline', withConnection({ status: 'offline' }), false],
])('%s', (_what, input, isShown) => {
  expect(showsUnlinked(input)).toBe(isShown);
});

test.each<[string, NoticeInput, boolean]>([
  [
    'CONN-084 shows users who cannot connect that the site is not connected',
    may(withConnection({ status: false }), mayNotConnect),
    true,
  ],
  ['CONN-084 hides the notice from users who can connect', withConnection({ status: false }), false],
  ['CONN-084 hides the notice while offline', may(withConnection({ status: 'offline' }), mayNotConnect), false],
])('%s', (_what, input, isShown) => {
  expect(showsNotConnected(input)).toBe(isShown);
});

const noKeys = { messageCode: null, errorCode: null, errorDescription: null, messageContent: null };
const page = { jetpackStateNotices: noKeys, isDevVersion: false, partnerCoupon: false as const };
const subscriber = may(base, { edit_posts: false });
test.each([
  ['ROOT-067 shows a development version', base, true, true],
  ['ROOT-068 hides a development version from subscribers', subscriber, true, false],
  ['shows nothing for a released version', base, false, false],
])('%s', (_what, input, isDevVersion, isShown) => {
  expect(showsDevVersion(input, { ...page, isDevVersion })).toBe(isShown);
});

test.each([
  ['ROOT-069 shows a staging site', { isStaging: true }, true],
  ['shows an address conflict instead of a staging site', { isStaging: true, isInIdentityCrisis: true }, false],
  ['shows nothing on any other site', {}, false],
])('%s', (_what, change, isShown) => {
  expect(showsStaging(withConnection(change))).toBe(isShown);
});

const withConflict = withConnection({ isInIdentityCrisis: true });
test.each<[string, NoticeInput, boolean]>([
  ['shows the address conflict to users who may disconnect', withConflict, true],
  ['hides the address conflict from other users', may(withConflict, { disconnect: false }), false],
  ['hides the address conflict on the screen that resolves it', { ...withConflict, path: '/identity-crisis' }, false],
  ['shows no address conflict on a site with one address', base, false],
])('%s', (_what, input, isShown) => {
  expect(showsIdentityCrisis(input)).toBe(isShown);
});

describe('the page', () => {
  const linked = withConnection({ isUserConnected: true });
  const linkedWith = (change: Partial<NoticeInput['connection']>) =>
    withConnection({ isUserConnected: true, ...change });
  const withCoupon = { ...page, partnerCoupon: coupon };
  const withKeys = (keys: Partial<Parameters<typeof hasNotices>[1]['jetpackStateNotices']>) => ({
    ...page,
    jetpackStateNotices: { ...noKeys, ...keys },
  });
  const unconnected = withConnection({ status: false });
  test.each([
    ['has no notice for a linked user of a healthy site', linked, page, false],
    ['has a notice for an unlinked user', base, page, true],
    [
      'has one for a broken connection',
      linkedWith({ connectionErrors: [connectionError('x', 'reconnect')] }),
      page,
      true,
    ],
    ['has one for users who cannot connect', may(unconnected, mayNotConnect), page, true],
    ['has one for a staging site', linkedWith({ isStaging: true }), page, true],
    ['has one for an address conflict', linkedWith({ isInIdentityCrisis: true }), page, true],
    ['has one while offline', linkedWith({ status: 'offline' }), page, true],
    ['has one for a development version', linked, { ...page, isDevVersion: true }, true],
    ['has one for an error key', linked, withKeys({ errorCode: 'access_denied' }), true],
    ['has one for a message key', linked, withKeys({ messageCode: 'authorized' }), true],
    ['CONN-088 has one for a coupon', linked, withCoupon, true],
    ['has one for a coupon on the default route', { ...linked, path: '/' }, withCoupon, true],
    ['CONN-088 shows a coupon to managers only', may(linked, { manage_modules: false }), withCoupon, false],
    ['has none for a coupon that fills the screen', { ...linked, isCouponRequested: true }, withCoupon, false],
    ['has none for a coupon on another screen', { ...linked, path: '/my-plan' }, withCoupon, false],
    ['has none for a coupon on a site that is not connected', linkedWith({ status: false }), withCoupon, false],
  ])('%s', (_what, input, pageInput, expected) => {
    expect(hasNotices(input, pageInput)).toBe(expected);
  });
});
