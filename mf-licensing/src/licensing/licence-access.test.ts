import { type LicenceAccess, licenceAccess } from './licence-access';

const owner: Parameters<typeof licenceAccess>[0] = {
  status: true,
  isRegistered: true,
  isUserConnected: true,
  hasConnectedOwner: true,
  isMaster: true,
  manage_options: true,
};
const withoutOwner = { status: false, hasConnectedOwner: false, isUserConnected: false, isMaster: false };
const notConnected = { ...withoutOwner, isRegistered: false };

test.each<[string, Partial<typeof owner>, LicenceAccess]>([
  ['LIC-001 the linked owner', {}, 'allowed'],
  ['LIC-001 another linked administrator', { isMaster: false }, 'not-owner'],
  ['LIC-001 one who is not linked, beside the owner', { isUserConnected: false, isMaster: false }, 'not-owner'],
  ['an owner whose account was unlinked elsewhere', { isUserConnected: false }, 'not-linked'],
  ['a registered site without owner', withoutOwner, 'not-linked'],
  [
    'a linked account that is not the owner, where nobody is',
    { isMaster: false, hasConnectedOwner: false },
    'not-owner',
  ],
  ['a site without connection', notConnected, 'not-connected'],
  ['LIC-001 a role that does not manage the site', { isMaster: false, manage_options: false }, 'not-permitted'],
  ['the same on a site without connection', { ...notConnected, manage_options: false }, 'not-permitted'],
  ['a site that is offline', { status: 'offline' }, 'offline'],
  ['a site that is offline and not connected', { ...notConnected, status: 'offline' }, 'offline'],
  ['any role on a site that is offline', { status: 'offline', manage_options: false }, 'offline'],
])('%s', (_who, change, access) => {
  expect(licenceAccess({ ...owner, ...change })).toBe(access);
});
