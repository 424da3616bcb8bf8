import { failed, loaded, loading } from '../cards/read-result';
import { agenciesDiscount, type SiteCardInput, siteCards } from './site-cards-state';
import { type SupportCardState, type SupportInput, supportCardState } from './support-card-state';

const ownerInput: SiteCardInput = {
  isActive: true,
  path: '/dashboard',
  isManager: true,
  seesStats: true,
  mayConnect: true,
  siteCount: 2,
  isAtomic: false,
  isAgenciesDismissed: false,
};
const allCards = ['agencies', 'support', 'apps'];
const withoutAgencies = ['support', 'apps'];

test.each<[string, Partial<SiteCardInput>, string[]]>([
  ['DASH-013 DASH-014 DASH-015 shows all cards for an account with two sites', {}, allCards],
  ['DASH-015 shows the agencies card for an account with more sites', { siteCount: 12 }, allCards],
  ['DASH-015 hides the agencies card for an account with one site', { siteCount: 1 }, withoutAgencies],
  ['DASH-015 hides the agencies card when the number of sites is unknown', { siteCount: null }, withoutAgencies],
  ["DASH-015 hides the agencies card from users who can't connect the site", { mayConnect: false }, withoutAgencies],
  ['hides the support card from users who do not manage modules', { mayConnect: false, isManager: false }, ['apps']],
  ['hides the apps card from users who see no stats', { seesStats: false }, ['agencies', 'support']],
  ['shows no cards to a subscriber', { mayConnect: false, isManager: false, seesStats: false, siteCount: null }, []],
  ['DASH-015 hides all cards when the site is offline or has no connected owner', { isActive: false }, []],
  ['hides the agencies card on the provider’s hosting', { isAtomic: true }, withoutAgencies],
  ['hides the agencies card after its dismissal', { isAgenciesDismissed: true }, withoutAgencies],
  ['shows the cards on the route /my-plan', { path: '/my-plan' }, allCards],
  ['shows the cards on the route /', { path: '/' }, allCards],
  ['shows the cards on the route /plans', { path: '/plans' }, allCards],
  ['shows the cards behind the reconnect dialog', { path: '/reconnect' }, allCards],
  ['hides the cards on a settings screen', { path: '/security' }, []],
  ['hides the cards behind the disconnect dialog', { path: '/disconnect' }, []],
])('%s', (_what, change, cards) => {
  expect(siteCards({ ...ownerInput, ...change })).toEqual(cards);
});

test('sets the agencies discount to 25 percent', () => {
  expect(agenciesDiscount).toBe(25);
});

const forums = (prompt: 'upgrade' | 'connect') => ({ kind: 'forums', prompt }) as const;
test.each<[string, SupportCardState, SupportInput['features'], hasOwner: boolean]>([
  ['DASH-113 with support in the plan', { kind: 'priority' }, loaded(['support']), true],
  ['DASH-113 with support in the plan and no connected owner', { kind: 'priority' }, loaded(['support']), false],
  ['DASH-114 DASH-115 without support in the plan', forums('upgrade'), loaded([]), true],
  ['DASH-116 without support and without a connected owner', forums('connect'), loaded(['backups']), false],
  ['after a failed read of the features', { kind: 'failed', message: 'Down.' }, failed('Down.'), true],
  ['while the features load', { kind: 'loading' }, loading, true],
])('%s, the support card is %j', (_when, state, features, hasConnectedOwner) => {
  expect(supportCardState({ features, hasConnectedOwner })).toEqual(state);
});
