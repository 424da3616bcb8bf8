import {
  type AccountCardState,
  accountCardState,
  type ConnectionFacts,
  initials,
  type SiteCardState,
  siteCardState,
} from './connection-card-state';

const user = { ID: 7, login: 'jo', email: 'jo@site.example', avatar: '', site_count: 1 };
const owner: ConnectionFacts = {
  status: true,
  isRegistered: true,
  isLinked: true,
  isOwner: true,
  mayDisconnect: true,
  mayConnectUser: true,
  account: { step: 'loaded', value: user },
};
const second: ConnectionFacts = { ...owner, isOwner: false };

test.each<[string, ConnectionFacts, SiteCardState]>([
  ['the owner', owner, { kind: 'connected', isOwner: true, canManage: true }],
  ['a second administrator', second, { kind: 'connected', isOwner: false, canManage: true }],
  [
    'who may not disconnect',
    { ...second, mayDisconnect: false },
    { kind: 'connected', isOwner: false, canManage: false },
  ],
  ['DASH-103 offline', { ...owner, status: 'offline' }, { kind: 'offline' }],
  ['not connected', { ...owner, status: false, isRegistered: false }, { kind: 'not-connected', isRegistered: false }],
  ['registered without owner', { ...owner, status: false }, { kind: 'not-connected', isRegistered: true }],
])('site card: %s', (_what, facts, state) => {
  expect(siteCardState(facts)).toEqual(state);
});

test.each<[string, ConnectionFacts, AccountCardState]>([
  ['does not let the owner unlink', owner, { kind: 'linked', user, canUnlink: false }],
  ['CONN-076 lets a linked user who is not the owner unlink', second, { kind: 'linked', user, canUnlink: true }],
  ['CONN-077 not linked', { ...second, isLinked: false }, { kind: 'not-linked' }],
  [
    'CONN-077 not linked, even after a failed read of the account',
    { ...second, isLinked: false, account: { step: 'failed', message: 'Down.' } },
    { kind: 'not-linked' },
  ],
  ['CONN-077 may not connect an account', { ...second, isLinked: false, mayConnectUser: false }, { kind: 'hidden' }],
  ['DASH-104 offline', { ...owner, status: 'offline' }, { kind: 'offline' }],
  ['loading', { ...owner, account: { step: 'loading' } }, { kind: 'loading' }],
  ['failed', { ...owner, account: { step: 'failed', message: 'Down.' } }, { kind: 'failed', message: 'Down.' }],
  [
    'the owner, while the provider does not answer',
    { ...owner, account: { step: 'loaded', value: null } },
    { kind: 'linked-unknown', canUnlink: false },
  ],
  [
    'another user, while the provider does not answer',
    { ...second, account: { step: 'loaded', value: null } },
    { kind: 'linked-unknown', canUnlink: true },
  ],
])('account card: %s', (_what, facts, state) => {
  expect(accountCardState(facts)).toEqual(state);
});

test.each([
  ['provider_admin', 'PR'],
  ['x', 'X'],
  ['', ''],
  [' jo ann', 'JO'],
  ['😀jo', '😀J'],
])('initials of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
