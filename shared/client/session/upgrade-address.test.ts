/** @jest-environment ./tools/jest/environment.cjs */
import { pageState, readState, setConnection } from '@flightdeck/shared/session';
import { upgradeAddress } from '../../model/links/places';
import { startTestSession } from '../../testing/test-session';

const linkParameters = () =>
  Object.fromEntries(new URL(upgradeAddress('support', pageState(), readState('connection'))).searchParams);

test('an upgrade link has the site, the user, the partner and the purchase token', async () => {
  await startTestSession(({ initial }) => {
    initial.aff = 'partner';
    initial.purchaseToken = 'token';
  });
  expect(linkParameters()).toEqual({
    source: 'support',
    site: 'site.example',
    aff: 'partner',
    u: '70000001',
    query: 'purchasetoken=token',
  });
});

test('after the account is unlinked, the link says so and has the user of the site', async () => {
  await startTestSession();
  setConnection({ isUserConnected: false, userConnectionData: null });
  expect(linkParameters()).toMatchObject({ query: 'unlinked=1&', u: '1' });
});

test.each([
  ['userConnection', 'userData', '7'],
  ['userData', 'userConnection', '1'],
])('the link has the user in %s if the page state has no %s', async (_source, missing, expected) => {
  await startTestSession((sample) => {
    sample.userConnection.currentUser = { ...sample.userConnection.currentUser, id: 7 };
    Reflect.deleteProperty(missing === 'userData' ? sample.initial : sample, missing);
  });
  setConnection({ userConnectionData: null });
  expect(linkParameters().u).toBe(expected);
});

test('the link has no user if the page state has none', async () => {
  await startTestSession((sample) => {
    Reflect.deleteProperty(sample, 'userConnection');
    Reflect.deleteProperty(sample.initial, 'userData');
  });
  setConnection({ userConnectionData: null });
  expect(linkParameters()).not.toHaveProperty('u');
});

test('the link has the user of the site if the connection has no account of the provider', async () => {
  await startTestSession();
  const { userConnectionData } = readState('connection');
  setConnection({ userConnectionData: userConnectionData && { ...userConnectionData, wpcomUser: null } });
  expect(linkParameters().u).toBe('1');
});
