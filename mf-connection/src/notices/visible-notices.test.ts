import type { ConnectionError } from '@flightdeck/shared/contracts/topics';
import { stateMessage } from './state-notice';
import { hasNotices, type NoticeFacts, showsNotConnected, showsUnlinked, visibleErrors } from './visible-notices';

const failed = (code: string, action: string | null): ConnectionError => ({ code, message: code, action });

const base: NoticeFacts = {
  connection: {
    status: true,
    connectionErrors: [],
    hasConnectedOwner: true,
    isUserConnected: false,
    isReconnecting: false,
  },
  permissions: { connect: true, connect_user: true },
  path: '/dashboard',
};
const withConnection = (change: Partial<NoticeFacts['connection']>): NoticeFacts => ({
  ...base,
  connection: { ...base.connection, ...change },
});

const errors = [
  failed('a', null),
  failed('b', 'support'),
  failed('c', 'reconnect'),
  failed('d', 'reconnect'),
  failed('e', 'dance'),
];

test.each<[string, NoticeFacts, string[]]>([
  ['CONN-085 the first of each action, in their order', withConnection({ connectionErrors: errors }), ['b', 'c']],
  ['offline they show too', withConnection({ connectionErrors: errors, status: 'offline' }), ['b', 'c']],
  ['not on a site that is not connected', withConnection({ connectionErrors: errors, status: false }), []],
  ['not while reconnecting', withConnection({ connectionErrors: errors, isReconnecting: true }), []],
  [
    'CONN-083 not to users who cannot connect',
    { ...withConnection({ connectionErrors: errors }), permissions: { connect: false, connect_user: true } },
    [],
  ],
  ['none', base, []],
])('errors: %s', (_what, facts, codes) => {
  expect(visibleErrors(facts).map(({ error }) => error.code)).toEqual(codes);
});

test.each<[string, NoticeFacts, boolean]>([
  ['CONN-082 shows', base, true],
  ['CONN-082 not to users who cannot connect', { ...base, permissions: { connect: true, connect_user: false } }, false],
  ['CONN-082 not without connected owner', withConnection({ hasConnectedOwner: false }), false],
  ['CONN-082 not beside errors', withConnection({ connectionErrors: [failed('a', null)] }), false],
  ['CONN-082 not on /connect-user', { ...base, path: '/connect-user' }, false],
  ['CONN-082 not while reconnecting', withConnection({ isReconnecting: true }), false],
  ['not to linked users', withConnection({ isUserConnected: true }), false],
  ['not offline', withConnection({ status: 'offline' }), false],
])('unlinked banner: %s', (_what, facts, shown) => {
  expect(showsUnlinked(facts)).toBe(shown);
});

test.each<[string, NoticeFacts, boolean]>([
  [
    'CONN-084 to users who cannot connect',
    { ...withConnection({ status: false }), permissions: { connect: false, connect_user: false } },
    true,
  ],
  ['CONN-084 not to those who can', withConnection({ status: false }), false],
  [
    'CONN-084 not offline',
    { ...withConnection({ status: 'offline' }), permissions: { connect: false, connect_user: false } },
    false,
  ],
])('not connected: %s', (_what, facts, shown) => {
  expect(showsNotConnected(facts)).toBe(shown);
});

const facts = { version: '1', adminUrl: '/', isAtomicPlatform: false };
const none = { messageCode: null, errorCode: null, errorDescription: null, messageContent: null };

test.each([
  ['nothing', none, null],
  ['an error', { ...none, errorCode: 'cheatin' }, "Cheatin' uh?"],
  [
    'a message overrides an error',
    { ...none, errorCode: 'cheatin', messageCode: 'already_authorized' },
    'Your Jetpack is already connected.',
  ],
])('state notice: %s', (_what, keys, text) => {
  expect(stateMessage(keys, facts)?.paragraphs[0] ?? null).toBe(text);
});

describe('whether there may be anything to say', () => {
  const silent = { messageCode: null, errorCode: null, errorDescription: null, messageContent: null };
  const linked = withConnection({ isUserConnected: true });
  test.each([
    ['a linked user of a healthy site: no', linked, silent, false],
    ['an unlinked user: yes', base, silent, true],
    [
      'a broken connection: yes',
      withConnection({ isUserConnected: true, connectionErrors: [failed('x', 'reconnect')] }),
      silent,
      true,
    ],
    [
      'somebody who cannot connect an unconnected site: yes',
      { ...withConnection({ status: false }), permissions: { connect: false, connect_user: false } },
      silent,
      true,
    ],
    ['an error key: yes', linked, { ...silent, errorCode: 'access_denied' }, true],
    ['a message key: yes', linked, { ...silent, messageCode: 'authorized' }, true],
  ])('%s', (_what, facts, keys, expected) => {
    expect(hasNotices(facts, keys)).toBe(expected);
  });
});
