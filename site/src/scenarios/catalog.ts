import { moduleEntries } from '../catalog/modules';
import { connected, paid, type Scenario, special, unconnected } from './base';
import {
  type ErrorKey,
  errorKeys,
  errorScenario,
  type MessageKey,
  messageKeys,
  messageScenario,
} from './notice-scenarios';
import { offlineCauses } from './traits';

const guarded = { rewind: 'active', scan: 'idle' } as const;
const backedUp = { rewind: 'active' } as const;
const product = (name: string, slug: string, traits: Scenario['traits'] = {}) =>
  paid(`Free plan with the product ${name} beside it.`, { products: [slug], traits });

/** The older plugin stands in for backup and scan. */
const replaced = { rewindReason: 'vp_active_on_site', scanReason: 'vp_active_on_site' } as const;

const withVaultPress = { modules: [...connected.modules, 'protect', 'vaultpress'] };

/** States that the site can start from. Those of the recordings carry the recordings' names. */
const states = {
  'not-connected': unconnected,
  free: connected,
  personal: paid('Jetpack Personal, a plan that is no longer sold.', { plan: 'jetpack_personal' }),
  premium: paid('Jetpack Premium, a plan that is no longer sold.', { plan: 'jetpack_premium' }),
  business: paid('Jetpack Professional, a plan that is no longer sold.', { plan: 'jetpack_business' }),
  security: paid('Jetpack Security; backups are made, the scan found nothing.', {
    plan: 'jetpack_security_t1_yearly',
    traits: guarded,
  }),
  'security-t2': paid('Jetpack Security with more room for backups.', {
    plan: 'jetpack_security_t2_yearly',
    traits: guarded,
  }),
  complete: paid('Jetpack Complete: everything is included.', { plan: 'jetpack_complete', traits: guarded }),
  'backup-t0': product('Backup, smallest size', 'jetpack_backup_t0_yearly', backedUp),
  'backup-t1': product('Backup', 'jetpack_backup_t1_yearly', backedUp),
  'backup-t2': product('Backup, largest size', 'jetpack_backup_t2_yearly', backedUp),
  search: product('Search', 'jetpack_search'),
  scan: product('Scan', 'jetpack_scan', { scan: 'idle' }),
  'anti-spam': product('Anti-spam', 'jetpack_anti_spam'),
  videopress: product('VideoPress', 'jetpack_videopress'),
  social: product('Social', 'jetpack_social_basic_yearly'),
  threats: paid('Jetpack Security; the scan found three threats, and backups wait for credentials.', {
    plan: 'jetpack_security_t1_yearly',
    traits: { rewind: 'awaiting_credentials', scan: 'idle', threats: 3, credentials: false },
  }),
  'threat-one': paid('Jetpack Security with a single threat.', {
    plan: 'jetpack_security_t1_yearly',
    traits: { ...guarded, threats: 1 },
  }),
  'threats-many': paid('Jetpack Security with seventeen threats.', {
    plan: 'jetpack_security_t1_yearly',
    traits: { ...guarded, threats: 17 },
  }),
  'no-credentials': paid('Jetpack Security; the scan runs and cannot reach the site to repair it.', {
    plan: 'jetpack_security_t1_yearly',
    traits: { ...guarded, credentials: false },
  }),
  'backup-provisioning': product('Backup, which is being set up', 'jetpack_backup_t1_yearly', {
    rewind: 'provisioning',
  }),
  'backup-awaiting-credentials': product('Backup, which waits for credentials', 'jetpack_backup_t1_yearly', {
    rewind: 'awaiting_credentials',
    credentials: false,
  }),
  'backup-new-site': product('Backup, for which the site is too new', 'jetpack_backup_t1_yearly', {
    rewindReason: 'site_new',
  }),
  'scan-provisioning': product('Scan, which is being set up', 'jetpack_scan', { scan: 'provisioning' }),
  'scan-scanning': product('Scan, which is looking right now', 'jetpack_scan', { scan: 'scanning' }),
  offline: { ...unconnected, about: 'Offline mode: nothing leaves the site.', traits: { offline: true } },
  'offline-all-causes': {
    ...unconnected,
    about: 'Offline mode, for every reason there is.',
    traits: { offline: true, offlineCauses: [...offlineCauses] },
  },
  unlinked: special('Connected by admin2. Nobody else is linked.', {}, { linked: ['admin2'] }),
  'second-admin': special(
    'Connected by admin2; admin is linked beside.',
    {},
    { linked: ['admin2', 'admin', 'editor'] },
  ),
  userless: special('Registered, and meant to do without a linked owner.', { siteOnly: true }, { linked: [] }),
  'provider-down': special('As free, but every call to the provider fails.', { providerDown: true }),
  coupon: { ...unconnected, about: "Not connected, with a partner's coupon.", traits: { coupon: true } },
  'coupon-connected': special("Connected, with a partner's coupon.", { coupon: true }),
  staging: special('A staging copy of a site.', { staging: true }),
  'identity-crisis': special('The address of the site is no longer the one that the provider knows.', {
    identityCrisis: true,
  }),
  commerce: special('A shop whose owner has not seen the screen for shops yet.', { commerce: true }),
  multisite: special('One site of a network.', { multisite: true }),
  atomic: special("On the provider's own hosting.", { atomic: true }),
  'dev-version': special('A development version of the plugin.', { devVersion: true }),
  'new-recommendations': special('Recommendations came up since the last visit.', {
    newRecommendations: ['publicize', 'protect'],
  }),
  vaultpress: special('The older plugin VaultPress is there, without its key.', {
    ...replaced,
    vaultpress: 'not-registered',
  }),
  'vaultpress-registered': special(
    'The older plugin VaultPress looks after the site.',
    { ...replaced, vaultpress: 'registered' },
    withVaultPress,
  ),
  'vaultpress-threats': special(
    'The older plugin VaultPress found two threats.',
    { ...replaced, vaultpress: 'registered', vaultpressThreats: 2 },
    withVaultPress,
  ),
  'vaultpress-missing': paid('Jetpack Premium, for which VaultPress is not installed.', {
    plan: 'jetpack_premium',
    traits: replaced,
  }),
  'connection-error': special('The connection has an error that a reconnect repairs.', {
    connectionErrors: ['invalid_token'],
  }),
  'connection-error-support': special('The connection has an error that only the support can repair.', {
    connectionErrors: ['invalid_nonce'],
    connectionErrorAction: 'support',
  }),
  overrides: special('The administrator switched modules on and off in code.', {
    overrides: { monitor: 'inactive', protect: 'active', photon: 'inactive' },
  }),
  'release-post': special('The page brings the news of this version.', { releasePost: true }),
  'slow-installs': special('Installing a plugin takes three seconds.', { installMs: 3000 }),
  'failing-installs': special('Installing a plugin fails after one second.', { installMs: 1000, installFails: true }),
  large: paid('Jetpack Security on a site with 1,000 purchases, 500 threats and 200 modules.', {
    plan: 'jetpack_security_t1_yearly',
    traits: { ...guarded, threats: 500, morePurchases: 999, moreModules: 200 - moduleEntries.length },
  }),
  'stats-small': special('A site with a few visits a day.', {}),
  'stats-empty': special('Nobody has visited the site yet.', { stats: 'empty' }),
  'stats-large': special('A site with millions of visits.', { stats: 'large' }),
  'stats-failing': special('The provider cannot tell the statistics.', { stats: 'failing' }),
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof states | `message-${MessageKey}` | `error-${ErrorKey}`;

/** All of them by name: the states above, and one for each key that the page can be asked to say. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map<string, Scenario>([
  ...Object.entries(states),
  ...messageKeys.map((key) => [`message-${key}`, messageScenario(key)] as const),
  ...errorKeys.map((key) => [`error-${key}`, errorScenario(key)] as const),
]);
