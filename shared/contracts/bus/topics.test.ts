import * as v from '@flightdeck/shared/schema';
import { connectionDataSchema, connectionStatusSchema } from '../wire/wire-shapes';

const offlineMode = {
  isActive: false,
  constant: false,
  url: false,
  filter: false,
  wpLocalConstant: false,
  option: false,
};
const permissions = { admin_page: true, connect: true };

test('a status from the REST API lacks the fields that only the page has', () => {
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

test('an account that is not linked, or whose provider is down, has an avatar of false', () => {
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
