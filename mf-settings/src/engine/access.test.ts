import { sharing } from '../sharing/sharing.tab';
import { writing } from '../writing/writing.tab';
import { type Availability, availability, isShown, needsOf } from './access';
import type { CardDescription } from './card';
import type { Need } from './facts';
import { facts } from './facts-under-test';

const card = (rules: Partial<CardDescription>): CardDescription => ({
  id: 'x',
  title: () => 'X',
  icon: 'lock',
  modules: ['protect'],
  view: () => null,
  ...rules,
});

const offline = facts({ isOffline: true, isRegistered: false, hasConnectedOwner: false });
const userless = facts({ hasConnectedOwner: false, isLinked: false });
const unlinked = facts({ isLinked: false, needs: needsOf([...sharing.cards, ...writing.cards]) });
const newModule = (said: object, given: Partial<ReturnType<typeof facts>>) =>
  facts({ modules: { new: { override: false, ...said } }, ...given });
const alone = { isRegistered: false, hasConnectedOwner: false, isLinked: false };
const newCard = (needs: Need, given: Partial<ReturnType<typeof facts>>) =>
  newModule({}, { needs: needsOf([card({ modules: ['new'], needs })]), ...given });
const override = (value: string) => facts({ modules: { stats: { override: value } } });

test.each<[string, string, ReturnType<typeof facts>, Availability]>([
  ['SET-014 is unavailable offline', 'protect', offline, 'offline'],
  ['SET-014 is unavailable offline', 'related-posts', offline, 'offline'],
  ['needs no connection', 'lazy-images', offline, 'ready'],
  ['needs no connection', 'photon-cdn', offline, 'ready'],
  ['SET-015 are unavailable offline', 'backups', offline, 'offline'],
  ['SET-015 is unavailable offline', 'scan', offline, 'offline'],
  ['SET-012 needs an owner', 'protect', userless, 'no-owner'],
  ['SET-004 needs an owner', 'subscriptions', userless, 'no-owner'],
  ['SET-013 needs an owner', 'monitor', userless, 'no-owner'],
  ['SET-013 needs an owner', 'sso', userless, 'no-owner'],
  ['SET-013 needs an owner, not the own account', 'monitor', unlinked, 'ready'],
  ['SET-013 needs an owner, not the own account', 'sso', unlinked, 'ready'],
  ['SET-013 needs the own account', 'publicize', unlinked, 'not-linked'],
  ['needs the own account', 'post-by-email', unlinked, 'not-linked'],
  ['needs the own account', 'masterbar', unlinked, 'not-linked'],
  ['needs the site registered, not an owner', 'photon', userless, 'ready'],
  ['needs the site registered', 'photon', facts({ isRegistered: false, hasConnectedOwner: false }), 'no-owner'],
  ['SET-019 disabled by an administrator', 'stats', override('inactive'), 'forced-off'],
  ['SET-018 enabled by an administrator', 'stats', override('active'), 'forced-on'],
  ['decided in some other way', 'stats', override('later'), 'ready'],
  [
    'a new module that the site says needs a connection',
    'new',
    newModule({ requires_connection: true }, alone),
    'no-owner',
  ],
  ['… offline', 'new', newModule({ requires_connection: true }, { isOffline: true }), 'offline'],
  ['… or an owner', 'new', newModule({ requires_user_connection: true }, { ...alone, isRegistered: true }), 'no-owner'],
  [
    'a new module of which the card says more than the site',
    'new',
    newCard('account', { isLinked: false }),
    'not-linked',
  ],
  ['… offline', 'new', newCard('connection', { isOffline: true }), 'offline'],
  ['… an owner', 'new', newCard('owner', { ...alone, isRegistered: true }), 'no-owner'],
  ['a new module that needs nothing', 'new', newModule({}, { ...alone, isOffline: true }), 'ready'],
  ['a name nobody knows', 'constructor', facts(), 'ready'],
])('%s: %s', (_label, module, given, expected) => {
  expect(availability(module, given)).toBe(expected);
});

test('SET-019 what an administrator disabled stays disabled offline too', () => {
  const given = facts({ isOffline: true, modules: { protect: { override: 'inactive' } } });
  expect(availability('protect', given)).toBe('forced-off');
});

const editor = facts({ permissions: { ...facts().permissions, manage_modules: false } });
test.each<[string, Partial<CardDescription>, ReturnType<typeof facts>, boolean | undefined]>([
  ['SET-005 a manager sees a card', {}, facts(), true],
  ['SET-005 nobody else does', {}, editor, false],
  ['SET-002 unless the card says so', { seenBy: ({ permissions }) => permissions.edit_posts }, editor, true],
  ['SET-007 a card without its modules is not there', { modules: ['nothing'] }, facts(), false],
  ['SET-007 one of its modules is enough', { modules: ['nothing', 'protect'] }, facts(), true],
  ['not known yet', { exists: () => undefined }, facts(), undefined],
  ['known by something else', { modules: [], exists: () => true }, facts(), true],
])('%s', (_what, rules, given, expected) => {
  expect(isShown(card(rules), given)).toBe(expected);
});
