import { type ConnectUserState, connectUserState } from './connect-user-state';

const connection = { status: true, isRegistered: true, isUserConnected: false } as const;
const manager = { connect_user: true, manage_modules: true };
const author = { ...manager, manage_modules: false };

test.each<[string, Parameters<typeof connectUserState>[0], typeof manager, ConnectUserState]>([
  ['a manager gets the full screen', connection, manager, 'full'],
  ['another user gets the limited screen', connection, author, 'limited'],
  ['a site that is not connected yet', { ...connection, status: false, isRegistered: false }, manager, 'full'],
  ['a linked user has nothing to connect', { ...connection, isUserConnected: true }, manager, 'linked'],
  [
    'a linked user without the permission has nothing to connect',
    { ...connection, isUserConnected: true },
    { ...author, connect_user: false },
    'linked',
  ],
  [
    'a link without a registration does not count',
    { ...connection, isRegistered: false, isUserConnected: true },
    author,
    'limited',
  ],
  ['a user without the permission is refused', connection, { ...manager, connect_user: false }, 'refused'],
  ['offline, everybody is refused', { ...connection, status: 'offline' }, manager, 'refused'],
])('CONN-032 %s', (_what, given, permissions, state) => {
  expect(connectUserState(given, permissions)).toBe(state);
});
