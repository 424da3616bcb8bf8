import * as v from '@flightdeck/shared/schema';
import { connectionDataSchema, connectionStatusSchema } from './wire-shapes';

const offlineMode = {
  isActive: false,
  constant: false,
  url: false,
  filter: false,
  wpLocalConstant: false,
  option: false,
};
const permissions = { admin_page: true, connect: true };

test('a connection status may lack the fields that only the page state has', () => {
  const read = v.parse(connectionStatusSchema, {
    isActive: true,
    isStaging: false,
    isRegistered: true,
    isUserConnected: true,
    hasConnectedOwner: true,
    offlineMode,
    isPublic: true,
  });
  expect(read.errors).toBeUndefined();
});

test.each([
  [1, true],
  ['', false],
  [null, false],
])('reads the flag %j, which a filter of another plugin returned, as %j', (sent, meaning) => {
  const status = {
    isActive: true,
    isStaging: sent,
    isRegistered: true,
    isUserConnected: true,
    hasConnectedOwner: true,
    offlineMode: { ...offlineMode, filter: sent },
  };
  const read = v.parse(connectionStatusSchema, status);
  expect([read.isStaging, read.offlineMode.filter]).toEqual([meaning, meaning]);
});

test('the avatar is false if the account is not linked or the provider is down', () => {
  const user = {
    isConnected: false,
    isMaster: false,
    username: 'author',
    id: 4,
    wpcomUser: { avatar: false },
    permissions,
  };
  const read = v.parse(connectionDataSchema, { currentUser: user, connectionOwner: null });
  expect(read.currentUser.wpcomUser).toEqual({ avatar: false });
});

test('a missing permission is not granted', () => {
  const user = { isConnected: false, isMaster: false, username: 'author', id: 4, permissions };
  const read = v.parse(connectionDataSchema, { currentUser: user, connectionOwner: null });
  expect(read.currentUser.permissions).toMatchObject({ connect: true, manage_options: false, disconnect: false });
});
