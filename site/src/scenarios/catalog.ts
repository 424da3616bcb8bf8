import { connected, paid, type Scenario, special, unconnected } from './base';

const guarded = { rewind: 'active', scan: 'idle' };
const backedUp = { rewind: 'active' };
const product = (name: string, slug: string, traits: Scenario['traits'] = {}) =>
  paid(`Free plan with the product ${name} beside it.`, { products: [slug], traits });

/** All states that the site can start from. Those of the recordings carry the recordings' names. */
export const scenarios = {
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
  offline: { ...unconnected, about: 'Offline mode: nothing leaves the site.', traits: { offline: true } },
  unlinked: special('Connected by admin2. Nobody else is linked.', {}, { linked: ['admin2'] }),
  userless: special('Registered, and meant to do without a linked owner.', { siteOnly: true }, { linked: [] }),
  'provider-down': special('As free, but every call to the provider fails.', { providerDown: true }),
  coupon: { ...unconnected, about: "Not connected, with a partner's coupon.", traits: { coupon: true } },
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
    vaultpress: 'not-registered',
    rewindReason: 'vp_active_on_site',
    scanReason: 'vp_active_on_site',
  }),
  'connection-error': special('The connection has an error that a reconnect repairs.', {
    connectionErrors: ['invalid_token'],
  }),
  'stats-empty': special('Nobody has visited the site yet.', { stats: 'empty' }),
  'stats-large': special('A site with millions of visits.', { stats: 'large' }),
  'stats-failing': special('The provider cannot tell the statistics.', { stats: 'failing' }),
} as const satisfies Record<string, Scenario>;
