import { failed, loaded, loading } from '../at-a-glance/cards/reading';
import { deviceOf } from './device';
import { agenciesDiscount, type SiteCardFacts, siteCards } from './site-cards-state';
import { type SupportCardState, type SupportFacts, supportCardState } from './support-card-state';

const owner: SiteCardFacts = {
  isActive: true,
  path: '/dashboard',
  mayConnect: true,
  siteCount: 2,
  isAtomic: false,
  isAgenciesDismissed: false,
};
const all = ['agencies', 'support', 'apps'];
const two = ['support', 'apps'];

test.each<[string, Partial<SiteCardFacts>, string[]]>([
  ['DASH-013 DASH-014 DASH-015 a site in good order, two sites', {}, all],
  ['DASH-015 more sites', { siteCount: 12 }, all],
  ['DASH-015 one site', { siteCount: 1 }, two],
  ['DASH-015 an unknown number of sites', { siteCount: null }, two],
  ['DASH-015 who may not connect the site', { mayConnect: false }, two],
  ['DASH-015 not connected, or offline', { isActive: false }, []],
  ['on the provider’s own hosting', { isAtomic: true }, two],
  ['dismissed', { isAgenciesDismissed: true }, two],
  ['beside the plan', { path: '/my-plan' }, all],
  ['at the root of the page', { path: '/' }, all],
  ['beside the plans', { path: '/plans' }, all],
  ['behind the dialog for reconnecting', { path: '/reconnect' }, all],
  ['not beside the settings', { path: '/security' }, []],
  ['not beside the dialog for disconnecting', { path: '/disconnect' }, []],
])('%s', (_what, change, cards) => {
  expect(siteCards({ ...owner, ...change })).toEqual(cards);
});

test('DASH-016 the card for agencies offers 25 percent', () => {
  expect(agenciesDiscount).toBe(25);
});

test.each<[string, SupportFacts, SupportCardState]>([
  ['DASH-113 paid', { features: loaded(['support']), hasConnectedOwner: true }, { kind: 'prioritised' }],
  [
    'DASH-114 DASH-115 not paid',
    { features: loaded([]), hasConnectedOwner: true },
    { kind: 'forums', prompt: 'upgrade' },
  ],
  [
    'DASH-116 not paid, no owner',
    { features: loaded(['backups']), hasConnectedOwner: false },
    { kind: 'forums', prompt: 'connect' },
  ],
  ['DASH-025 who manages nothing is offered nothing', { features: null, hasConnectedOwner: true }, { kind: 'general' }],
  ['failed: said', { features: failed('x'), hasConnectedOwner: true }, { kind: 'failed', message: 'x' }],
  ['on its way', { features: loading, hasConnectedOwner: true }, { kind: 'loading' }],
])('support: %s', (_what, facts, state) => {
  expect(supportCardState(facts)).toEqual(state);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 13; Pixel 7)', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'other'],
  ['', 0, 'other'],
])('%s with %d fingers is %s', (agent, fingers, device) => {
  expect(deviceOf(agent, fingers)).toBe(device);
});
