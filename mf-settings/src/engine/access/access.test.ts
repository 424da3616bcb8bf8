import { sharing } from '../../sharing/sharing.tab';
import { loadTabs } from '../../tabs';
import { writing } from '../../writing/writing.tab';
import type { CardDescription } from '../cards/card';
import { inputWithModulesOf, ruleInput } from '../testing/input-under-test';
import { type Availability, availability, isForcedOff, isShown, isUsable, needsOf } from './access';
import type { Need } from './settings-input';

const card = (rules: Partial<CardDescription>): CardDescription => ({
  id: 'x',
  title: () => 'X',
  icon: 'lock',
  modules: ['protect'],
  view: () => null,
  ...rules,
});

const offline = ruleInput({ isOffline: true, isRegistered: false, hasConnectedOwner: false });
const withoutOwner = ruleInput({ hasConnectedOwner: false, isLinked: false });
const withoutAccount = ruleInput({ isLinked: false, needs: needsOf([...sharing.cards, ...writing.cards]) });
const inputWithModule = (pageState: object, input: Partial<ReturnType<typeof ruleInput>>) =>
  ruleInput({ modules: { new: { override: false, ...pageState } }, ...input });
const unregistered = { isRegistered: false, hasConnectedOwner: false, isLinked: false };
const inputWithNeed = (needs: Need, input: Partial<ReturnType<typeof ruleInput>>) =>
  inputWithModule({}, { needs: needsOf([card({ modules: ['new'], needs })]), ...input });
const inputWithOverride = (value: string) => ruleInput({ modules: { stats: { override: value } } });

test.each<[string, string, Availability, ReturnType<typeof ruleInput>]>([
  ['on an offline site', 'lazy-images', 'ready', offline],
  ['on an offline site', 'photon-cdn', 'ready', offline],
  ['SET-004 without a connected owner', 'subscriptions', 'no-owner', withoutOwner],
  ['SET-013 without a connected owner', 'monitor', 'no-owner', withoutOwner],
  ['SET-013 without a connected owner', 'sso', 'no-owner', withoutOwner],
  ['SET-013 with a connected owner but no linked account', 'monitor', 'ready', withoutAccount],
  ['SET-013 with a connected owner but no linked account', 'sso', 'ready', withoutAccount],
  ['SET-013 without a linked account', 'publicize', 'not-linked', withoutAccount],
  ['SET-151 SET-185 without a linked account', 'post-by-email', 'not-linked', withoutAccount],
  ['SET-151 without a linked account', 'masterbar', 'not-linked', withoutAccount],
  ['on a registered site without a connected owner', 'photon', 'ready', withoutOwner],
  ['on an unregistered site', 'photon', 'no-owner', ruleInput({ isRegistered: false, hasConnectedOwner: false })],
  ['SET-019 when turned off by an administrator', 'stats', 'forced-off', inputWithOverride('inactive')],
  ['when turned on by an administrator', 'stats', 'forced-on', inputWithOverride('active')],
  ['with an unknown override', 'stats', 'ready', inputWithOverride('later')],
  ['with the name of an inherited property', 'constructor', 'ready', ruleInput()],
])('%s, the module %s is %s', (_when, module, expected, input) => {
  expect(availability(module, input)).toBe(expected);
});

const ownerless = { ...unregistered, isRegistered: true };
const requires = { requires_connection: true };

test.each<[string, Availability, ReturnType<typeof ruleInput>]>([
  ['needs a connection, on an unregistered site', 'no-owner', inputWithModule(requires, unregistered)],
  ['needs a connection, on an offline site', 'offline', inputWithModule(requires, { isOffline: true })],
  ['needs an owner', 'no-owner', inputWithModule({ requires_user_connection: true }, ownerless)],
  [
    'needs no owner, without one',
    'ready',
    inputWithModule({ ...requires, requires_user_connection: false }, { hasConnectedOwner: false }),
  ],
  ['is on a card that needs an account', 'not-linked', inputWithNeed('account', { isLinked: false })],
  ['is on a card that needs a connection', 'offline', inputWithNeed('connection', { isOffline: true })],
  ['is on a card that needs an owner', 'no-owner', inputWithNeed('owner', ownerless)],
  ['needs nothing, on an offline site', 'ready', inputWithModule({}, { ...unregistered, isOffline: true })],
])('a new module that %s is %s', (_module, expected, input) => {
  expect(availability('new', input)).toBe(expected);
});

const modulesNeedingOwner = 'masterbar monitor notes post-by-email protect publicize sso subscriptions'.split(' ');
const modulesNeedingConnection = [
  'comments comment-likes enhanced-distribution google-analytics json-api likes photon related-posts',
  'search seo-tools shortlinks stats vaultpress videopress waf wordads',
]
  .flatMap((line) => line.split(' '))
  .concat(modulesNeedingOwner);

test.each<[string, Availability, readonly string[], ReturnType<typeof ruleInput>]>([
  [
    'SET-014 SET-015 on an offline site, backups, scan and all modules that need a connection are offline',
    'offline',
    [...modulesNeedingConnection, 'backups', 'scan'],
    offline,
  ],
  [
    'SET-012 without a connected owner, all modules that need an owner are no-owner',
    'no-owner',
    modulesNeedingOwner,
    withoutOwner,
  ],
])('%s, and no other modules', async (_what, state, expected, input) => {
  const modulesOfCards = (await loadTabs()).flatMap(({ cards }) => cards.flatMap(({ modules }) => modules));
  const modules = [...new Set([...modulesOfCards, ...modulesNeedingConnection, 'backups', 'scan'])];
  expect(modules.filter((module) => availability(module, input) === state).sort()).toEqual([...expected].sort());
});

test.each([
  ['ready', true],
  ['no-owner', false],
])('protect, which the page state says needs no owner, is %s if the site is registered: %p', (state, isRegistered) => {
  const modules = { protect: { override: false, requires_user_connection: false } } as const;
  expect(availability('protect', ruleInput({ modules, isRegistered, hasConnectedOwner: false }))).toBe(state);
});

test('SET-019 a module that an administrator turned off is forced-off on an offline site too', () => {
  const input = ruleInput({ isOffline: true, modules: { protect: { override: 'inactive' } } });
  expect(availability('protect', input)).toBe('forced-off');
});

const editorInput = ruleInput({ permissions: { ...ruleInput().permissions, manage_modules: false } });
test.each<[string, Partial<CardDescription>, ReturnType<typeof ruleInput>, boolean | undefined]>([
  ['SET-005 shows a card to users who can manage modules', {}, ruleInput(), true],
  ['SET-005 hides a card from other users', {}, editorInput, false],
  [
    'SET-002 shows a card to other users if its `seenBy` rule allows them',
    { seenBy: ({ permissions }) => permissions.edit_posts },
    editorInput,
    true,
  ],
  ['SET-007 hides a card if the site has none of its modules', { modules: ['nothing'] }, ruleInput(), false],
  ['SET-007 shows a card if the site has one of its modules', { modules: ['nothing', 'protect'] }, ruleInput(), true],
  ['returns undefined while the input of a card is loading', { exists: () => undefined }, ruleInput(), undefined],
  ['shows a card without modules if its own rule says so', { modules: [], exists: () => true }, ruleInput(), true],
])('%s', (_what, rules, input, expected) => {
  expect(isShown(card(rules), input)).toBe(expected);
});

test.each<[string, readonly string[], object]>([
  ['SET-005 SET-174 a user who can edit and publish posts', ['composing', 'post-by-email', 'publicize'], {}],
  ['SET-002 a user who can edit posts but not publish them', ['composing', 'post-by-email'], { publish_posts: false }],
  ['SET-002 SET-174 a user who can publish posts but not edit them', ['publicize'], { edit_posts: false }],
])('%s, without manage_modules, sees only these cards of all tabs: %j', async (_who, cards, permissions) => {
  const tabs = await loadTabs();
  const input = {
    ...inputWithModulesOf(tabs),
    permissions: { ...editorInput.permissions, ...permissions },
    serverValues: { 'post-by-email': true, publicize: true },
  };
  const shownCards = tabs.flatMap((tab) => tab.cards.filter((each) => isShown(each, input)));
  expect(shownCards.map(({ id }) => id)).toEqual(cards);
});

test.each<[Availability, boolean]>([
  ['ready', true],
  ['forced-on', true],
  ['forced-off', false],
  ['offline', false],
  ['no-owner', false],
  ['not-linked', false],
])('the options of a module that is %s can be changed: %s', (state, expected) => {
  expect(isUsable(state)).toBe(expected);
});

test.each<[string, boolean, Readonly<Record<string, string | false>>]>([
  ['is forced off if its only module on the site is', true, { photon: 'inactive' }],
  ['is forced off if all its modules are', true, { photon: 'inactive', 'lazy-images': 'inactive' }],
  ['is not forced off if its leading module alone is', false, { 'lazy-images': 'inactive', photon: false }],
  ['is not forced off if a module is forced on', false, { 'lazy-images': 'active' }],
  ['is not forced off on a site with none of its modules', false, { stats: 'inactive' }],
])('a card of two modules %s', (_what, expected, overrides) => {
  const modules = Object.fromEntries(Object.entries(overrides).map(([name, override]) => [name, { override }]));
  expect(isForcedOff(card({ modules: ['lazy-images', 'photon'] }), ruleInput({ modules }))).toBe(expected);
});
