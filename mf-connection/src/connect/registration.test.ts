import { destination, fieldsOf, next, type Registration, type RegistrationEvent, registrationOf } from './registration';

const idle: Registration = { step: 'idle' };
const registering: Registration = { step: 'registering' };
const asking: Registration = { step: 'connecting', authorizationUrl: null };
const leaving: Registration = { step: 'connecting', authorizationUrl: 'https://p/1' };
const error: Registration = { step: 'error', message: 'No.' };
const start: RegistrationEvent = { type: 'start', isRegistered: false, authorizationUrl: null };
const connect: RegistrationEvent = { type: 'start', isRegistered: true, authorizationUrl: null };
const address: RegistrationEvent = { type: 'address', authorizationUrl: 'https://p/1' };
const failed: RegistrationEvent = { type: 'failed', message: 'No.' };
const returned: RegistrationEvent = { type: 'returned' };
const left: RegistrationEvent = { type: 'left' };

test.each<[string, Registration, RegistrationEvent, Registration]>([
  ['CONN-008 a start registers', idle, start, registering],
  ['CONN-008 a start after an error registers again', error, start, registering],
  ['a second start while registering is none', registering, start, registering],
  ['a second start while connecting is none', leaving, start, leaving],
  ['CONN-013 a registered site connects the user only', idle, connect, asking],
  ['an address known before is used', idle, { ...connect, authorizationUrl: 'https://p/1' }, leaving],
  ['CONN-009 CONN-011 success leads on to the address', registering, address, leaving],
  ['an address that was asked for leads on too', asking, address, leaving],
  ['an address that nobody asked for changes nothing', idle, address, idle],
  ['CONN-010 a failure while registering', registering, failed, error],
  ['CONN-010 a failure while connecting', asking, failed, error],
  ['a failure that comes late changes nothing', idle, failed, idle],
  ['coming back without connecting begins anew', leaving, returned, idle],
  ['coming back to an error keeps it', error, returned, error],
  ['leaving the screen clears its error', error, left, idle],
  ['leaving the screen stops nothing', registering, left, registering],
])('%s', (_what, now, event, then) => {
  expect(next(now, event)).toEqual(then);
});

const nothing = { siteIsRegistering: false, userIsConnecting: false, registrationError: null, authorizationUrl: null };

test('CONN-007 nothing known is idle', () => {
  expect(registrationOf(nothing)).toEqual(idle);
});

test.each([idle, registering, asking, leaving, error])('%j is told by the fields it writes', (step) => {
  expect(registrationOf({ ...nothing, ...fieldsOf(step) })).toEqual(step);
});

test('CONN-008 a start clears the error before', () => {
  expect(fieldsOf(registering)).toMatchObject({ registrationError: null, siteIsRegistering: true });
});

test('an address is forgotten after an error and kept otherwise', () => {
  expect(fieldsOf(error)).toHaveProperty('authorizationUrl', null);
  expect(fieldsOf(idle)).not.toHaveProperty('authorizationUrl');
});

const redirectUri = 'admin.php?page=flightdeck';
const admin = 'https://site/wp-admin/';

test.each([
  ['CONN-011 the address of the provider', 'https://p/1?a=b', { redirectUri }, 'https://p/1?a=b'],
  ['CONN-012 with from', 'https://p/1?a=b', { redirectUri, from: 'a&b' }, 'https://p/1?a=b&from=a%26b'],
  ['CONN-012 with from, to an address without query', 'https://p/1', { redirectUri, from: 'x' }, 'https://p/1?from=x'],
  [
    'CONN-014 skipping the user connection',
    'https://p/1',
    { redirectUri, skipUserConnection: true },
    'https://site/wp-admin/admin.php?page=flightdeck',
  ],
  ['CONN-014 skipping without a place to go', 'https://p/1', { redirectUri: null, skipUserConnection: true }, null],
])('%s', (_what, address, options, expected) => {
  expect(destination(address, options, admin)).toBe(expected);
});
