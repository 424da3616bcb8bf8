import { type ConnectUserState, connectUserState } from './connect-user-state';

const connection = { status: true, isRegistered: true, isUserConnected: false } as const;
const managerPermissions = { connect_user: true, manage_modules: true };
const authorPermissions = { ...managerPermissions, manage_modules: false };

test.each<[string, Parameters<typeof connectUserState>[0], typeof managerPermissions, ConnectUserState]>([
  ['CONN-032 shows the full screen to a user who manages modules', connection, managerPermissions, 'full'],
  ['CONN-032 shows the limited screen to a user who does not manage modules', connection, authorPermissions, 'limited'],
  [
    'shows the full screen on a site that is not connected yet',
    { ...connection, status: false, isRegistered: false },
    managerPermissions,
    'full',
  ],
  [
    'explains to a linked user that there is nothing to connect',
    { ...connection, isUserConnected: true },
    managerPermissions,
    'linked',
  ],
  [
    'explains to a linked user without the permission that there is nothing to connect',
    { ...connection, isUserConnected: true },
    { ...authorPermissions, connect_user: false },
    'linked',
  ],
  [
    'ignores a linked account on a site that is not registered',
    { ...connection, isRegistered: false, isUserConnected: true },
    authorPermissions,
    'limited',
  ],
  ['refuses a user without the permission', connection, { ...managerPermissions, connect_user: false }, 'refused'],
  ['refuses every user in Offline Mode', { ...connection, status: 'offline' }, managerPermissions, 'refused'],
])('%s', (_what, input, permissions, state) => {
  expect(connectUserState(input, permissions)).toBe(state);
});
