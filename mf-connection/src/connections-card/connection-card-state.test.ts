import {
  type AccountCardState,
  accountCardState,
  type ConnectionInput,
  firstLetters,
  type SiteCardState,
  siteCardState,
} from './connection-card-state';

const user = { ID: 7, login: 'jo', email: 'jo@site.example', avatar: '', site_count: 1 };
const owner: ConnectionInput = {
  status: true,
  isRegistered: true,
  isLinked: true,
  isOwner: true,
  mayDisconnect: true,
  mayConnectUser: true,
  account: { step: 'loaded', value: user },
};
const secondAdmin: ConnectionInput = { ...owner, isOwner: false };

test.each<[string, ConnectionInput, SiteCardState]>([
  ['lets the owner manage the connection', owner, { kind: 'connected', isOwner: true, canManage: true }],
  [
    'CONN-046 lets a second administrator manage the connection',
    secondAdmin,
    { kind: 'connected', isOwner: false, canManage: true },
  ],
  [
    'CONN-046 does not let users who may not disconnect manage the connection',
    { ...secondAdmin, mayDisconnect: false },
    { kind: 'connected', isOwner: false, canManage: false },
  ],
  ['DASH-103 is offline in Offline Mode', { ...owner, status: 'offline' }, { kind: 'offline' }],
  [
    'shows that the site is not connected',
    { ...owner, status: false, isRegistered: false },
    { kind: 'not-connected', isRegistered: false },
  ],
  [
    'shows a registered site without an owner as not connected',
    { ...owner, status: false },
    { kind: 'not-connected', isRegistered: true },
  ],
])('%s (site card)', (_what, input, state) => {
  expect(siteCardState(input)).toEqual(state);
});

test.each<[string, ConnectionInput, AccountCardState]>([
  ['CONN-076 does not let the owner unlink', owner, { kind: 'linked', user, canUnlink: false }],
  ['CONN-076 lets a linked user who is not the owner unlink', secondAdmin, { kind: 'linked', user, canUnlink: true }],
  ['CONN-077 shows that the account is not linked', { ...secondAdmin, isLinked: false }, { kind: 'not-linked' }],
  [
    'CONN-077 shows that the account is not linked, even after a failed read of the account',
    { ...secondAdmin, isLinked: false, account: { step: 'failed', message: 'Down.' } },
    { kind: 'not-linked' },
  ],
  [
    'CONN-077 is hidden from users who may not connect an account',
    { ...secondAdmin, isLinked: false, mayConnectUser: false },
    { kind: 'hidden' },
  ],
  ['DASH-104 is offline in Offline Mode', { ...owner, status: 'offline' }, { kind: 'offline' }],
  ['shows loading while the account loads', { ...owner, account: { step: 'loading' } }, { kind: 'loading' }],
  [
    'shows the failure of the account read',
    { ...owner, account: { step: 'failed', message: 'Down.' } },
    { kind: 'failed', message: 'Down.' },
  ],
  [
    'does not let the owner unlink while the provider does not answer',
    { ...owner, account: { step: 'loaded', value: null } },
    { kind: 'linked-unknown', canUnlink: false },
  ],
  [
    'lets another user unlink while the provider does not answer',
    { ...secondAdmin, account: { step: 'loaded', value: null } },
    { kind: 'linked-unknown', canUnlink: true },
  ],
])('%s (account card)', (_what, input, state) => {
  expect(accountCardState(input)).toEqual(state);
});

test.each([
  ['provider_admin', 'PR'],
  ['x', 'X'],
  ['', ''],
  [' jo ann', 'JO'],
  ['😀jo', '😀J'],
])('the first letters of the name "%s" are "%s"', (name, letters) => {
  expect(firstLetters(name)).toBe(letters);
});
