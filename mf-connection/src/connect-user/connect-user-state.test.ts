import { type ConnectUserState, connectUserState } from './connect-user-state';

const connection = { status: true, isRegistered: true, isUserConnected: false } as const;
const manager = { connect_user: true, manage_modules: true };
const author = { ...manager, manage_modules: false };

test.each<[string, Parameters<typeof connectUserState>[0], typeof manager, ConnectUserState]>([
  ['shows a manager the full screen', connection, manager, 'full'],
  ['shows any other user the limited screen', connection, author, 'limited'],
  [
    'shows the full screen on a site that is not connected yet',
    { ...connection, status: false, isRegistered: false },
    manager,
    'full',
  ],
  ['has nothing to connect for a linked user', { ...connection, isUserConnected: true }, manager, 'linked'],
  [
    'has nothing to connect for a linked user without the permission',
    { ...connection, isUserConnected: true },
    { ...author, connect_user: false },
    'linked',
  ],
  [
    'ignores a link on a site that is not registered',
    { ...connection, isRegistered: false, isUserConnected: true },
    author,
    'limited',
  ],
  ['refuses a user without the permission', connection, { ...manager, connect_user: false }, 'refused'],
  ['refuses everyone while offline', { ...connection, status: 'offline' }, manager, 'refused'],
])('CONN-032 %s', (_what, input, permissions, state) => {
  expect(connectUserState(input, permissions)).toBe(state);
});
