import { type LicenceAccess, licenceAccess } from './licence-access';

const all = { status: true, isRegistered: true, isUserConnected: true, isMaster: true } as const;

test.each<[string, Partial<Parameters<typeof licenceAccess>[0]> & { isMaster?: boolean }, LicenceAccess]>([
  ['LIC-001 the linked owner', {}, 'allowed'],
  ['another linked user', { isMaster: false }, 'not-owner'],
  ['a user who is not linked', { isUserConnected: false, isMaster: false }, 'not-linked'],
  ['an owner whose account was unlinked elsewhere', { isUserConnected: false }, 'not-linked'],
  ['a site without connection', { status: false, isRegistered: false, isUserConnected: false }, 'not-connected'],
  ['a registered site without owner', { status: false, isUserConnected: false, isMaster: false }, 'not-linked'],
  ['a site that is offline', { status: 'offline' }, 'offline'],
  ['a site that is offline and not connected', { status: 'offline', isRegistered: false }, 'offline'],
])('%s', (_who, change, access) => {
  const facts = { ...all, ...change };
  expect(licenceAccess(facts, facts)).toBe(access);
});
