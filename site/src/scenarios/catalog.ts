import { moduleEntries } from '../catalog/modules';
import { offlineCauses } from '../facts/traits';
import { connected, paid, type Scenario, unconnected, withTraits } from './base';
import {
  type ErrorCode,
  errorCodes,
  errorScenario,
  type MessageCode,
  messageCodes,
  messageScenario,
} from './notice-scenarios';

const withBackupAndScan = { rewind: 'active', scan: 'idle' } as const;
const withBackup = { rewind: 'active' } as const;
const withProduct = (name: string, slug: string, traits: Scenario['traits'] = {}) =>
  paid(`Free plan with the product ${name}.`, { products: [slug], traits });

/** VaultPress replaces backup and scan. */
const replacedByVaultPress = { rewindReason: 'vp_active_on_site', scanReason: 'vp_active_on_site' } as const;

const withVaultPress = { modules: [...connected.modules, 'protect', 'vaultpress'] };

/** States in which the site can start. The recorded scenarios (`testing/recorded-scenarios.ts`) have the names of their folders. */
const states = {
  'not-connected': unconnected,
  free: connected,
  personal: paid('Jetpack Personal, a plan that is no longer sold.', { plan: 'jetpack_personal' }),
  premium: paid('Jetpack Premium, a plan that is no longer sold.', { plan: 'jetpack_premium' }),
  business: paid('Jetpack Professional, a plan that is no longer sold.', { plan: 'jetpack_business' }),
  security: paid('Jetpack Security; backups run, and the scan found no threats.', {
    plan: 'jetpack_security_t1_yearly',
    traits: withBackupAndScan,
  }),
  'security-t2': paid('Jetpack Security with more room for backups.', {
    plan: 'jetpack_security_t2_yearly',
    traits: withBackupAndScan,
  }),
  complete: paid('Jetpack Complete: everything is included.', { plan: 'jetpack_complete', traits: withBackupAndScan }),
  'backup-t0': withProduct('Backup, smallest size', 'jetpack_backup_t0_yearly', withBackup),
  'backup-t1': withProduct('Backup', 'jetpack_backup_t1_yearly', withBackup),
  'backup-t2': withProduct('Backup, largest size', 'jetpack_backup_t2_yearly', withBackup),
  search: withProduct('Search', 'jetpack_search'),
  scan: withProduct('Scan', 'jetpack_scan', { scan: 'idle' }),
  'anti-spam': withProduct('Anti-spam', 'jetpack_anti_spam'),
  videopress: withProduct('VideoPress', 'jetpack_videopress'),
  social: withProduct('Social', 'jetpack_social_basic_yearly'),
  threats: paid('Jetpack Security; the scan found three threats, and backups need credentials.', {
    plan: 'jetpack_security_t1_yearly',
    traits: { rewind: 'awaiting_credentials', scan: 'idle', threats: 3, credentials: false },
  }),
  'threat-one': paid('Jetpack Security with a single threat.', {
    plan: 'jetpack_security_t1_yearly',
    traits: { ...withBackupAndScan, threats: 1 },
  }),
  'threats-many': paid('Jetpack Security with seventeen threats.', {
    plan: 'jetpack_security_t1_yearly',
    traits: { ...withBackupAndScan, threats: 17 },
  }),
  'no-credentials': paid('Jetpack Security; the scan runs, but has no access to fix threats.', {
    plan: 'jetpack_security_t1_yearly',
    traits: { ...withBackupAndScan, credentials: false },
  }),
  'backup-provisioning': withProduct('Backup, which is still being set up', 'jetpack_backup_t1_yearly', {
    rewind: 'provisioning',
  }),
  'backup-awaiting-credentials': withProduct('Backup, which waits for credentials', 'jetpack_backup_t1_yearly', {
    rewind: 'awaiting_credentials',
    credentials: false,
  }),
  'backup-new-site': withProduct('Backup, for which the site is too new', 'jetpack_backup_t1_yearly', {
    rewindReason: 'site_new',
  }),
  'scan-provisioning': withProduct('Scan, which is being set up', 'jetpack_scan', { scan: 'provisioning' }),
  'scan-scanning': withProduct('Scan, while a scan is running', 'jetpack_scan', { scan: 'scanning' }),
  offline: { ...unconnected, about: 'Offline mode.', traits: { offline: true } },
  'offline-all-causes': {
    ...unconnected,
    about: 'Offline mode, for every possible reason.',
    traits: { offline: true, offlineCauses: [...offlineCauses] },
  },
  unlinked: withTraits('Connected by admin2. No other user is linked.', {}, { linked: ['admin2'] }),
  'second-admin': withTraits(
    'Connected by admin2; admin is linked too.',
    {},
    { linked: ['admin2', 'admin', 'editor'] },
  ),
  userless: withTraits('Registered without a linked owner.', { siteOnly: true }, { linked: [] }),
  'provider-down': withTraits('Like free, but every request to the provider fails.', { providerDown: true }),
  coupon: { ...unconnected, about: "Not connected, with a partner's coupon.", traits: { coupon: true } },
  'coupon-connected': withTraits("Connected, with a partner's coupon.", { coupon: true }),
  staging: withTraits('A staging copy of a site.', { staging: true }),
  'identity-crisis': withTraits('The provider has a different address for the site.', {
    identityCrisis: true,
  }),
  commerce: withTraits('A WooCommerce store whose owner has not seen the connection screen for stores yet.', {
    commerce: true,
  }),
  multisite: withTraits('One site of a network.', { multisite: true }),
  atomic: withTraits('Hosted by the provider.', { atomic: true }),
  'dev-version': withTraits('A development version of the plugin.', { devVersion: true }),
  'new-recommendations': withTraits('New recommendations since the last visit.', {
    newRecommendations: ['publicize', 'protect'],
  }),
  vaultpress: withTraits('The older plugin VaultPress is installed without a key.', {
    ...replacedByVaultPress,
    vaultpress: 'not-registered',
  }),
  'vaultpress-registered': withTraits(
    'The older plugin VaultPress protects the site.',
    { ...replacedByVaultPress, vaultpress: 'registered' },
    withVaultPress,
  ),
  'vaultpress-threats': withTraits(
    'The older plugin VaultPress found two threats.',
    { ...replacedByVaultPress, vaultpress: 'registered', vaultpressThreats: 2 },
    withVaultPress,
  ),
  'vaultpress-missing': paid('Jetpack Premium without the VaultPress plugin that it needs.', {
    plan: 'jetpack_premium',
    traits: replacedByVaultPress,
  }),
  'connection-error': withTraits('The connection has an error that reconnecting fixes.', {
    connectionErrors: ['invalid_token'],
  }),
  'connection-error-support': withTraits('The connection has an error that only support can fix.', {
    connectionErrors: ['invalid_nonce'],
    connectionErrorAction: 'support',
  }),
  overrides: withTraits('An administrator turned modules on and off in code.', {
    overrides: { monitor: 'inactive', protect: 'active', photon: 'inactive' },
  }),
  'release-post': withTraits('The page shows the release notes of this version.', { releasePost: true }),
  'slow-installs': withTraits('Installing a plugin takes three seconds.', { installMs: 3000 }),
  'failing-installs': withTraits('Installing a plugin fails after one second.', {
    installMs: 1000,
    installFails: true,
  }),
  large: paid('Jetpack Security on a site with 1,000 purchases, 500 threats and 200 modules.', {
    plan: 'jetpack_security_t1_yearly',
    traits: { ...withBackupAndScan, threats: 500, morePurchases: 999, moreModules: 200 - moduleEntries.length },
  }),
  'stats-small': withTraits('A site with a few visits a day.', {}),
  'stats-empty': withTraits('A site without visits.', { stats: 'empty' }),
  'stats-large': withTraits('A site with millions of visits.', { stats: 'large' }),
  'stats-failing': withTraits('The provider fails to answer requests for stats.', { stats: 'failing' }),
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof states | `message-${MessageCode}` | `error-${ErrorCode}`;

/** All scenarios by name: the states above, and one for each code of a message or an error. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map<string, Scenario>([
  ...Object.entries(states),
  ...messageCodes.map((code) => [`message-${code}`, messageScenario(code)] as const),
  ...errorCodes.map((code) => [`error-${code}`, errorScenario(code)] as const),
]);
