import type { ScenarioName } from '../../../site/src/scenarios/scenarios';
import { card } from '../../support/dashboard';
import { cards, type Shown, type Visit } from '../visit';

const screen = (of: string, state: string): Shown => ({ of, state, at: (page) => page.locator('#fd-outlet') });
const notices = (state: string): Shown => ({
  of: 'Connection notices',
  state,
  at: (page) => page.locator('#fd-notices'),
});
const both = (state: string) => cards({ 'Site connection': state, 'Account connection': state });

const register = { method: 'POST', path: 'connection/register' } as const;
const unlinking = { method: 'POST', path: 'connection/user' } as const;
const setUp: Visit['act'] = (page) => page.getByRole('button', { name: 'Set up Jetpack' }).click();
const unlink: Visit['act'] = (page) =>
  card(page, 'Account connection').getByRole('button', { name: 'Disconnect your account' }).click();
const connectUser: Visit['act'] = (page) => page.getByRole('button', { name: 'Connect your user account' }).click();

/** Screens for connecting the site, a store, a coupon or an account. */
const screens: readonly Visit[] = [
  { name: 'connect: idle', scenario: 'not-connected', shows: [screen('Connect screen', 'idle')] },
  {
    name: 'connect: registering',
    scenario: 'not-connected',
    chaos: [{ ...register, kind: 'slow', ms: 60_000 }],
    isTransient: true,
    act: setUp,
    shows: [screen('Connect screen', 'registering')],
  },
  {
    name: 'connect: refused',
    scenario: 'not-connected',
    chaos: [{ ...register, kind: '500' }],
    act: setUp,
    shows: [screen('Connect screen', 'refused')],
  },
  {
    name: 'user connect: full',
    scenario: 'unlinked',
    route: '/connect-user',
    shows: [screen('User connect screen', 'full')],
  },
  {
    name: 'user connect: limited',
    scenario: 'unlinked',
    user: 'editor',
    route: '/connect-user',
    shows: [screen('User connect screen', 'limited')],
  },
  { name: 'user connect: linked', route: '/connect-user', shows: [screen('User connect screen', 'linked')] },
  {
    name: 'user connect: refused',
    scenario: 'unlinked',
    route: '/connect-user',
    chaos: [{ method: 'GET', path: 'connection/authorize_url', kind: 'html' }],
    act: connectUser,
    shows: [screen('User connect screen', 'refused')],
  },
  { name: 'store: connected', scenario: 'commerce', route: '/woo-setup', shows: [screen('Store screen', 'connected')] },
  {
    name: 'store: not connected',
    scenario: 'not-connected',
    traits: { commerce: true },
    route: '/woo-setup',
    shows: [screen('Store screen', 'not connected')],
  },
  { name: 'coupon: screen', scenario: 'coupon', shows: [screen('Coupon', 'screen')] },
  {
    name: 'coupon: banner',
    scenario: 'coupon-connected',
    shows: [{ of: 'Coupon', state: 'banner', at: (page) => card(page, 'One free year of Backup') }],
  },
];

/** The two connection cards. */
const connections: readonly Visit[] = [
  { name: 'connection cards: owner', shows: both('owner') },
  { name: 'connection cards: second administrator', user: 'admin2', shows: both('second administrator') },
  { name: 'connection cards: not linked', scenario: 'unlinked', shows: both('not linked') },
  { name: 'connection cards: no user linked', scenario: 'userless', shows: both('no user linked') },
  { name: 'connection cards: offline', scenario: 'offline', shows: cards({ 'Site connection': 'offline' }) },
  { name: 'connection cards: provider down', scenario: 'provider-down', shows: both('provider down') },
  { name: 'connection cards: editor', user: 'editor', shows: both('editor') },
  {
    name: 'connection cards: unlinking',
    user: 'admin2',
    chaos: [{ ...unlinking, kind: 'slow', ms: 60_000 }],
    isTransient: true,
    act: unlink,
    shows: both('unlinking'),
  },
  {
    name: 'connection cards: unlinking refused',
    user: 'admin2',
    chaos: [{ ...unlinking, kind: '500' }],
    act: unlink,
    shows: both('unlinking refused'),
  },
];

/** Keys of notices with different forms: a link, a code, both, a single line. */
const keys: readonly ScenarioName[] = [
  'error-access_denied',
  'error-invalid_client',
  'error-site_inaccessible',
  'error-site_blacklisted',
  'error-wpcom_503',
  'error-register_http_request_failed',
  'error-missing_secrets',
  'message-authorized',
  'message-reconnection_completed',
  'message-protect_misconfigured_ip',
];

/** Notices above the screen. */
const news: readonly Visit[] = [
  // This notice appears once, so the first page must also be the one that is mirrored.
  ...keys.map(
    (scenario): Visit => ({
      name: `notice: ${scenario}`,
      scenario,
      act: async () => {},
      shows: [notices(scenario)],
    }),
  ),
  { name: 'notice: not linked', scenario: 'unlinked', shows: [notices('not linked')] },
  { name: 'notice: broken', scenario: 'connection-error', shows: [notices('broken')] },
  { name: 'notice: broken, support', scenario: 'connection-error-support', shows: [notices('broken, support')] },
  { name: 'notice: staging', scenario: 'staging', shows: [notices('staging')] },
  { name: 'notice: development version', scenario: 'dev-version', shows: [notices('development version')] },
  { name: 'notice: offline', scenario: 'offline-all-causes', shows: [notices('offline, for every reason')] },
  { name: 'notice: two addresses', scenario: 'identity-crisis', shows: [notices('two addresses')] },
  {
    name: 'notice: one address in two spellings',
    scenario: 'identity-crisis',
    pageState: ({ initial }) => {
      const { origin, host } = new URL(String(initial.adminUrl));
      initial.identityCrisis = { wpcomHomeUrl: `https://${host}`, currentUrl: origin };
    },
    shows: [notices('one address in two spellings')],
  },
];

/** Connect screens, cards and notices of the connection. */
export const connectionVisits: readonly Visit[] = [...screens, ...connections, ...news];
