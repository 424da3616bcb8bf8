import { readState } from '@flightdeck/shared/session';
import { openerOptions } from './opener-options';
import {
  destination,
  fieldsOf,
  nextStep,
  type Registration,
  type RegistrationEvent,
  registrationOf,
} from './registration';

const idle: Registration = { step: 'idle' };
const registering: Registration = { step: 'registering' };
const requestingAddress: Registration = { step: 'connecting', authorizationUrl: null };
const leaving: Registration = { step: 'connecting', authorizationUrl: 'https://p/1' };
const error: Registration = { step: 'error', message: 'No.' };
const start: RegistrationEvent = { type: 'start', isRegistered: false, authorizationUrl: null };
const startRegistered: RegistrationEvent = { type: 'start', isRegistered: true, authorizationUrl: null };
const address: RegistrationEvent = { type: 'address', authorizationUrl: 'https://p/1' };
const failed: RegistrationEvent = { type: 'failed', message: 'No.' };
const returned: RegistrationEvent = { type: 'returned' };
const left: RegistrationEvent = { type: 'left' };

test.each<[string, Registration, RegistrationEvent, Registration]>([
  ['CONN-008 starts to register the site', idle, start, registering],
  ['CONN-008 starts to register again after an error', error, start, registering],
  ['ignores a second start while registering', registering, start, registering],
  ['ignores a second start while connecting', leaving, start, leaving],
  ['CONN-013 connects only the user of a registered site', idle, startRegistered, requestingAddress],
  [
    'uses an authorization address that was requested before',
    idle,
    { ...startRegistered, authorizationUrl: 'https://p/1' },
    leaving,
  ],
  ['CONN-009 CONN-011 continues to the address after registering', registering, address, leaving],
  ['continues to a requested address', requestingAddress, address, leaving],
  ['ignores an address that was not requested', idle, address, idle],
  ['CONN-010 stores a failure while registering', registering, failed, error],
  ['CONN-010 stores a failure while connecting', requestingAddress, failed, error],
  ['ignores a late failure', idle, failed, idle],
  ['starts over when the user returns without connecting', leaving, returned, idle],
  ['keeps the error when the user returns', error, returned, error],
  ['clears the error when the user leaves the screen', error, left, idle],
  ['continues registering when the user leaves the screen', registering, left, registering],
])('%s', (_what, current, event, expected) => {
  expect(nextStep(current, event)).toEqual(expected);
});

const firstFields = readState('connection');

test('CONN-007 the page starts idle', () => {
  expect(registrationOf(firstFields)).toEqual(idle);
});

test.each([idle, registering, requestingAddress, leaving, error])('restores the step %j from its fields', (step) => {
  expect(registrationOf({ ...firstFields, ...fieldsOf(step) })).toEqual(step);
});

test('CONN-008 clears the previous error when registering starts', () => {
  expect(fieldsOf(registering)).toMatchObject({ registrationError: null, siteIsRegistering: true });
});

test('clears the authorization address after an error, but not in the step "idle"', () => {
  expect(fieldsOf(error)).toHaveProperty('authorizationUrl', null);
  expect(fieldsOf(idle)).not.toHaveProperty('authorizationUrl');
});

const redirectUri = 'admin.php?page=flightdeck';
const adminUrl = 'https://site/wp-admin/';

test.each([
  ['CONN-011 goes to the address of the provider', 'https://p/1?a=b', { redirectUri }, 'https://p/1?a=b'],
  ['CONN-012 adds the parameter from', 'https://p/1?a=b', { redirectUri, from: 'a&b' }, 'https://p/1?a=b&from=a%26b'],
  [
    'CONN-012 adds the parameter from to an address without a query',
    'https://p/1',
    { redirectUri, from: 'x' },
    'https://p/1?from=x',
  ],
  [
    'CONN-014 returns to the admin when the user connection is skipped',
    'https://p/1',
    { redirectUri, skipUserConnection: true },
    'https://site/wp-admin/admin.php?page=flightdeck',
  ],
  [
    'CONN-014 goes nowhere without a return address',
    'https://p/1',
    { redirectUri: null, skipUserConnection: true },
    null,
  ],
])('%s', (_what, address, options, expected) => {
  expect(destination(address, options, adminUrl)).toBe(expected);
});

test.each([
  [
    { redirectUri: 'admin.php', from: 'menu', skipUserConnection: true, other: 1 },
    { redirectUri: 'admin.php', from: 'menu', skipUserConnection: true },
  ],
  [{ redirectUri: 7, from: null, skipUserConnection: 'true' }, {}],
  [{ skipUserConnection: false }, {}],
  [{}, {}],
])('reads the data %j as the opener options %j', (data, options) => {
  expect(openerOptions(data)).toEqual(options);
});
