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

test.each<[string, SupportInput, SupportCardState]>([
  [
    'DASH-113 offers priority support if the plan includes it',
    { features: loaded(['support']), hasConnectedOwner: true },
    { kind: 'priority' },
  ],
  [
    'DASH-113 offers priority support in the plan even if the site has no connected owner',
    { features: loaded(['support']), hasConnectedOwner: false },
    { kind: 'priority' },
  ],
  [
    'DASH-114 DASH-115 links to the forums and offers an upgrade if the plan includes no support',
    { features: loaded([]), hasConnectedOwner: true },
    { kind: 'forums', prompt: 'upgrade' },
  ],
  [
    'DASH-116 links to the forums and prompts to connect if the site has no connected owner',
    { features: loaded(['backups']), hasConnectedOwner: false },
    { kind: 'forums', prompt: 'connect' },
  ],
  [
    'shows the error message if the features failed to load',
    { features: failed('Down.'), hasConnectedOwner: true },
    { kind: 'failed', message: 'Down.' },
  ],
  [
    'shows the loading state while the features load',
    { features: loading, hasConnectedOwner: true },
    { kind: 'loading' },
  ],
])('%s', (_what, input, state) => {
  expect(supportCardState(input)).toEqual(state);
});
