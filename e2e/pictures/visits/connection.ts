import type { ScenarioName } from '../../../site/src/scenarios/scenarios';
import { card } from '../../support/dashboard';
import { cardPictures, delayed, noticesPicture, screenPicture, type Visit } from '../visit';
import { oneAddressInTwoSpellings } from './connection-dialog';

const notices = (state: string) => noticesPicture('Connection notices', state);
const bothCards = (state: string) => cardPictures({ 'Site connection': state, 'Account connection': state });

const registerCall = { method: 'POST', path: 'connection/register' } as const;
const unlinkCall = { method: 'POST', path: 'connection/user' } as const;
const setUp: Visit['act'] = (page) => page.getByRole('button', { name: 'Set up Jetpack' }).click();
const unlink: Visit['act'] = (page) =>
  card(page, 'Account connection').getByRole('button', { name: 'Disconnect your account' }).click();
const connectUser: Visit['act'] = (page) => page.getByRole('button', { name: 'Connect your user account' }).click();

/** Screens for connecting the site, a store, a coupon or an account. */
const connectVisits: readonly Visit[] = [
  { name: 'connect: idle', scenario: 'not-connected', pictures: [screenPicture('Connect screen', 'idle')] },
  {
    name: 'connect: registering',
    scenario: 'not-connected',
    ...delayed(registerCall),
    act: setUp,
    pictures: [screenPicture('Connect screen', 'registering')],
  },
  {
    name: 'connect: refused',
    scenario: 'not-connected',
    chaos: [{ ...registerCall, kind: '500' }],
    act: setUp,
    pictures: [screenPicture('Connect screen', 'refused')],
  },
  {
    name: 'user connect: full',
    scenario: 'unlinked',
    route: '/connect-user',
    pictures: [screenPicture('User connect screen', 'full')],
  },
  {
    name: 'user connect: limited',
    scenario: 'unlinked',
    user: 'editor',
    route: '/connect-user',
    pictures: [screenPicture('User connect screen', 'limited')],
  },
  { name: 'user connect: linked', route: '/connect-user', pictures: [screenPicture('User connect screen', 'linked')] },
  {
    name: 'user connect: refused',
    scenario: 'unlinked',
    route: '/connect-user',
    chaos: [{ method: 'GET', path: 'connection/authorize_url', kind: 'html' }],
    act: connectUser,
    pictures: [screenPicture('User connect screen', 'refused')],
  },
  {
    name: 'store: connected',
    scenario: 'commerce',
    route: '/woo-setup',
    pictures: [screenPicture('Store screen', 'connected')],
  },
  {
    name: 'store: not connected',
    scenario: 'not-connected',
    traits: { commerce: true },
    route: '/woo-setup',
    pictures: [screenPicture('Store screen', 'not connected')],
  },
  { name: 'coupon: screen', scenario: 'coupon', pictures: [screenPicture('Coupon', 'screen')] },
  {
    name: 'coupon: banner',
    scenario: 'coupon-connected',
    pictures: [{ subject: 'Coupon', state: 'banner', target: (page) => card(page, 'One free year of Backup') }],
  },
];

/** The two connection cards. */
const cardVisits: readonly Visit[] = [
  { name: 'connection cards: owner', pictures: bothCards('owner') },
  { name: 'connection cards: second administrator', user: 'admin2', pictures: bothCards('second administrator') },
  { name: 'connection cards: not linked', scenario: 'unlinked', pictures: bothCards('not linked') },
  { name: 'connection cards: no user linked', scenario: 'userless', pictures: bothCards('no user linked') },
  { name: 'connection cards: offline', scenario: 'offline', pictures: cardPictures({ 'Site connection': 'offline' }) },
  { name: 'connection cards: provider down', scenario: 'provider-down', pictures: bothCards('provider down') },
  { name: 'connection cards: editor', user: 'editor', pictures: bothCards('editor') },
  {
    name: 'connection cards: unlinking',
    user: 'admin2',
    ...delayed(unlinkCall),
    act: unlink,
    pictures: bothCards('unlinking'),
  },
  {
    name: 'connection cards: unlinking refused',
    user: 'admin2',
    chaos: [{ ...unlinkCall, kind: '500' }],
    act: unlink,
    pictures: bothCards('unlinking refused'),
  },
];

/** Scenarios whose notices have different forms: a link, a code, both, a single line. */
const noticeScenarios: readonly ScenarioName[] = [
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
const noticeVisits: readonly Visit[] = [
  // These notices appear only once, so a second page would not have them.
  ...noticeScenarios.map(
    (scenario): Visit => ({
      name: `notice: ${scenario}`,
      scenario,
      isMirroredInPlace: true,
      pictures: [notices(scenario)],
    }),
  ),
  { name: 'notice: not linked', scenario: 'unlinked', pictures: [notices('not linked')] },
  { name: 'notice: broken', scenario: 'connection-error', pictures: [notices('broken')] },
  { name: 'notice: broken, support', scenario: 'connection-error-support', pictures: [notices('broken, support')] },
  { name: 'notice: staging', scenario: 'staging', pictures: [notices('staging')] },
  { name: 'notice: development version', scenario: 'dev-version', pictures: [notices('development version')] },
  {
    name: 'notice: offline, for every reason',
    scenario: 'offline-all-causes',
    pictures: [notices('offline, for every reason')],
  },
  { name: 'notice: two addresses', scenario: 'identity-crisis', pictures: [notices('two addresses')] },
  {
    name: 'notice: one address in two spellings',
    scenario: 'identity-crisis',
    pageState: oneAddressInTwoSpellings,
    pictures: [notices('one address in two spellings')],
  },
];

/** Visits to the connect screens, and to the cards and notices of the connection. */
export const connectionVisits: readonly Visit[] = [...connectVisits, ...cardVisits, ...noticeVisits];
