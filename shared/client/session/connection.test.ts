import * as v from '@flightdeck/shared/schema';
import { readState } from '@flightdeck/shared/session';
import { connectionDataSchema, connectionStatusSchema } from '../../contracts/wire/wire-shapes';
import { pageStateSample } from '../../testing/page-state-sample';
import { connectionStatus, permissionsOf, userConnectionOf, withStatus, withUser } from './connection';
import recorded113 from './recorded/connection-data-11.3.json';

const sample = pageStateSample();
const wire = v.parse(connectionStatusSchema, sample.connection);
const data = v.parse(connectionDataSchema, sample.userConnection);
const before = readState('connection');

test.each([
  [true, false, true],
  [false, false, false],
  [true, true, 'offline'],
  [false, true, 'offline'],
])('CONN-004 with active %p and offline mode %p the status is %p', (isActive, offline, status) => {
  expect(connectionStatus({ isActive, offlineMode: { ...wire.offlineMode, isActive: offline } })).toBe(status);
});

test('CONN-004 without a status object the status is false', () => {
  expect(connectionStatus(null)).toBe(false);
});

const errors = [{ code: 'x', message: 'y', action: 'reconnect', data: undefined }];
const offlineMode = { ...wire.offlineMode, isActive: true };

test.each([
  ['CONN-003.1', 'isRegistered', { isRegistered: true }, { isRegistered: true }],
  ['CONN-003.2', 'isUserConnected', { isUserConnected: true }, { isUserConnected: true }],
  ['CONN-003.3', 'hasConnectedOwner', { hasConnectedOwner: true }, { hasConnectedOwner: true }],
  ['CONN-003.9', 'connectionErrors', { errors }, { connectionErrors: errors }],
  ['CONN-003.11', 'isStaging', { isStaging: true }, { isStaging: true }],
  ['CONN-003.12', 'isInIdentityCrisis', { isInIdentityCrisis: true }, { isInIdentityCrisis: true }],
  ['CONN-003.13', 'sandboxDomain', { sandboxDomain: 'x.example' }, { sandboxDomain: 'x.example' }],
  ['CONN-003.14', 'offlineMode.isActive', { offlineMode }, { offlineMode, status: 'offline' }],
])('%s the connection has the value of %s from the server', (_id, _field, answer, changes) => {
  const base = { ...wire, isRegistered: false, isUserConnected: false, hasConnectedOwner: false };
  // No other field changes, so no two fields are mixed up.
  expect(withStatus(before, { ...base, ...answer })).toEqual({ ...withStatus(before, base), ...changes });
});

test.each([
  ['the answer reports the conflict', before, { isInIdentityCrisis: true }],
  ['the page reports the conflict', { ...before, isInIdentityCrisis: true }, { isInIdentityCrisis: undefined }],
])('an address conflict alone does not make a staging site: %s', (_what, current, answer) => {
  expect(withStatus(current, { ...wire, isStaging: true, ...answer }).isStaging).toBe(false);
});

test('CONN-003 the state has the fields of the table, the status and whether a reconnect is running', () => {
  const connection = withUser(withStatus(before, wire), data);
  expect(Object.keys(connection).sort()).toEqual([
    'authorizationUrl',
    'connectedPlugins',
    'connectionErrors',
    'hasConnectedOwner',
    'isInIdentityCrisis',
    'isReconnecting',
    'isRegistered',
    'isStaging',
    'isUserConnected',
    'offlineMode',
    'registrationError',
    'sandboxDomain',
    'siteIsRegistering',
    'status',
    'userConnectionData',
    'userIsConnecting',
  ]);
});

test('an answer without errors, identity crisis and sandbox keeps those of the page', () => {
  const current = {
    ...before,
    isInIdentityCrisis: true,
    sandboxDomain: 's',
    connectionErrors: [{ code: 'x', message: '', action: null }],
  };
  const { errors: _errors, isInIdentityCrisis: _crisis, sandboxDomain: _sandbox, ...answer } = wire;
  expect(withStatus(current, answer)).toMatchObject({
    isInIdentityCrisis: true,
    sandboxDomain: 's',
    connectionErrors: [{ code: 'x' }],
  });
});

test('CONN-003.10 CONN-005 the account has ID, login, email, avatar and number of sites', () => {
  const wpcomUser = {
    ID: 70000001,
    login: 'provider_admin',
    email: 'provider_admin@site.example',
    avatar: 'http://a.example/jo.png',
    site_count: 2,
  };
  const connection = withUser(before, { ...data, currentUser: { ...data.currentUser, wpcomUser } });
  expect(connection.userConnectionData).toMatchObject({ blogId: 123456789, wpcomUser });
});

test('the account at the provider is null while the provider is down', () => {
  expect(userConnectionOf({ ...data.currentUser, wpcomUser: { avatar: false } }).wpcomUser).toBeNull();
});

test('keeps the site ID of the page state for Jetpack 11.3, whose answer has none', () => {
  const answer = v.parse(connectionDataSchema, recorded113);
  const current = withUser(before, data);
  expect(withUser(current, answer).userConnectionData?.blogId).toBe(data.currentUser.blogId);
  expect(withUser(before, answer).userConnectionData?.blogId).toBeNull();
  const disconnected = { ...answer, currentUser: { ...answer.currentUser, isConnected: false } };
  expect(withUser(current, disconnected).userConnectionData?.blogId).toBeNull();
});

test.each<[string | false, string]>([
  ['http://g.example/jo.png', 'http://g.example/jo.png'],
  [false, ''],
  ['', ''],
])('the avatar %p of the server is read as %p', (gravatar, expected) => {
  expect(userConnectionOf({ ...data.currentUser, gravatar }).gravatar).toBe(expected);
});

test('SHR-096 SHR-097 the permissions include whether the user is the connection owner', () => {
  expect(permissionsOf({ ...data.currentUser, isMaster: false })).toEqual({
    ...data.currentUser.permissions,
    isMaster: false,
  });
  expect(Object.keys(permissionsOf(data.currentUser)).sort()).toEqual([
    'admin_page',
    'connect',
    'connect_user',
    'disconnect',
    'edit_posts',
    'isMaster',
    'manage_modules',
    'manage_options',
    'manage_plugins',
    'publish_posts',
    'view_stats',
  ]);
});
