import { isOpenToAdministrators, type LicenseAccess, licenseAccess } from './license-access';

const ownerInput: Parameters<typeof licenseAccess>[0] = {
  status: true,
  isRegistered: true,
  isUserConnected: true,
  hasConnectedOwner: true,
  isMaster: true,
  manage_options: true,
};
const withoutOwner = { status: false, hasConnectedOwner: false, isUserConnected: false, isMaster: false };
const notConnected = { ...withoutOwner, isRegistered: false };

test.each<[string, Partial<typeof ownerInput>, LicenseAccess]>([
  ['LIC-001 allows the linked owner', {}, 'allowed'],
  ['ROOT-015 refuses another linked administrator', { isMaster: false }, 'not-owner'],
  [
    'ROOT-015 refuses an unlinked administrator if another user is the owner',
    { isUserConnected: false, isMaster: false },
    'not-owner',
  ],
  ['asks an owner who was unlinked elsewhere to connect', { isUserConnected: false }, 'not-linked'],
  ['asks to connect an account on a registered site without an owner', withoutOwner, 'not-linked'],
  [
    "refuses a linked user who isn't the owner on a site without an owner",
    { isMaster: false, hasConnectedOwner: false },
    'not-owner',
  ],
  ['refuses on a site without a connection', notConnected, 'not-connected'],
  ["LIC-001 refuses a role that can't manage the site", { isMaster: false, manage_options: false }, 'not-permitted'],
  ['names the role first on a site without a connection', { ...notConnected, manage_options: false }, 'not-permitted'],
  ['refuses in offline mode', { status: 'offline' }, 'offline'],
  ['names offline mode first on a site without a connection', { ...notConnected, status: 'offline' }, 'offline'],
  [
    "names offline mode first for a role that can't manage the site",
    { status: 'offline', manage_options: false },
    'offline',
  ],
])('%s', (_who, change, access) => {
  expect(licenseAccess({ ...ownerInput, ...change })).toBe(access);
});

test.each(['14.9', '14.9-a.1', '15.0'])('Jetpack %s lets every administrator activate licenses', (version) => {
  expect(isOpenToAdministrators(version)).toBe(true);
});

test.each(['14.8.1', ''])('Jetpack "%s" lets only the owner activate licenses', (version) => {
  expect(isOpenToAdministrators(version)).toBe(false);
});
