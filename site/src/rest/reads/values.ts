import items from '../../../answers/items.json';
import { availableFeatures } from '../../catalog/products';
import { is16, versionOf } from '../../catalog/versions';
import { hostOf, siteTitle } from '../../context/site';
import { activeFeatures } from '../../facts/owned-products';
import { allSettings } from '../../facts/settings-values';
import { authorizeUrl } from '../../provider/authorize';
import { licenseCounts, licenseList } from '../../provider/licenses';
import { introOffers, planRecord, siteProducts, storeProducts } from '../../provider/products';
import { purchases, suggestions, threats } from '../../provider/site-lists';
import { connectionData } from '../connection/state';
import { spamCount, storedKeyCheck } from '../modules/akismet';
import { moduleListings } from '../modules/module-shape';
import { statsData, statsTotals } from '../modules/stats';
import { isDown, isLinked, isRegistered, type LoggedInCall } from '../route';
import { dateOf } from './fill';

const today = ({ site }: LoggedInCall, days = 0) => dateOf(site.clock.now(), days);
const seconds = (ms: number) => Math.floor(ms / 1000);

const reasonOf = (state: string, reason: string | null) =>
  reason ?? (state === 'unavailable' ? 'missing_plan' : undefined);

/** Answers to the questions of the assistant; a list if there are none, because PHP writes an empty map as a list. */
function recommendations({ site }: LoggedInCall) {
  const answers = site.store.state.recommendations;
  return Object.keys(answers).length ? answers : [];
}

const upsell = ({ site }: LoggedInCall) => {
  const [first] = suggestions(site);
  return { hide_upsell: false, product_slug: Object(first).slug, ...Object(first) };
};

/** Whether `protect` is on, or an override keeps it on, and the site is registered. */
function isProtectActive(call: LoggedInCall): boolean {
  const { store } = call.site;
  const override = store.state.traits.overrides.protect;
  return isRegistered(call) && (override ? override === 'active' : store.state.modules.includes('protect'));
}

/** Before Jetpack 16, the plugin sends the count as a string, and false while nothing is counted. */
function blockedAttacks({ site: { store } }: LoggedInCall) {
  const isCounted = store.state.traits.stats !== 'empty';
  if (is16(store)) return isCounted ? 17 : 0;
  return isCounted && '17';
}

/** Returns the options of the firewall as WordPress reads them: a stored boolean becomes a string. */
function wafOptions(call: LoggedInCall) {
  const { settings } = call.site.store.state;
  const readBack = (name: string, unset: unknown) => {
    if (!Object.hasOwn(settings, name)) return unset;
    const value = settings[name];
    if (typeof value !== 'boolean') return value;
    return value ? '1' : '';
  };
  const options = Object.entries(items.waf).map(([name, unset]) => [name, readBack(name, unset)]);
  return { ...Object.fromEntries(options), automatic_rules_available: isRegistered(call) };
}

/** Values that templates and conditions name, besides the traits and the state of the site. */
const values: Readonly<Record<string, (call: LoggedInCall) => unknown>> = {
  registered: isRegistered,
  linked: isLinked,
  down: isDown,
  siteTitle: () => siteTitle,
  host: ({ site }) => hostOf(site),
  siteUrl: ({ site }) => site.urls.site,
  providerUrl: ({ site }) => site.urls.provider,
  blogId: ({ site }) => site.store.state.registration?.blogId ?? 0,
  version: ({ site }) => versionOf(site.store),
  today,
  yesterday: (call) => today(call, -1),
  inFiveDays: (call) => today(call, 5),
  todaySeconds: (call) => seconds(Date.parse(today(call))),
  anHourAgoSeconds: ({ site }) => seconds(site.clock.now()) - 3600,
  connectionData: ({ site, user }) => connectionData(site, user),
  authorizeUrl: ({ site, user, session, query }) => authorizeUrl(site, user, session, query.get('redirect_uri')),
  settings: ({ site, user }) => allSettings(site.store, user),
  tracksOptOut: ({ site, user }) => site.store.state.users[user.id]?.tracksOptOut ?? false,
  storeProducts: () => storeProducts,
  introOffers: () => introOffers,
  planRecord: ({ site }) => planRecord(site.store),
  siteProducts: ({ site }) => siteProducts(site.store),
  features: ({ site }) => ({ active: activeFeatures(site.store), available: availableFeatures }),
  purchases: ({ site }) => purchases(site),
  suggestions: ({ site }) => suggestions(site),
  upsell,
  rewindReason: ({ site }) => reasonOf(site.store.state.traits.rewind, site.store.state.traits.rewindReason),
  scanReason: ({ site }) => reasonOf(site.store.state.traits.scan, site.store.state.traits.scanReason),
  serverCredentials: ({ site }) =>
    site.store.state.traits.credentials ? [{ role: 'main', type: 'managed', still_valid: true }] : [],
  // Only administrators get the names of files.
  threats: ({ site, user }) => threats(site, user.role === 'administrator'),
  modules: moduleListings,
  statsData: ({ site, query }) => statsData(site, query.get('range') ?? 'day'),
  visitors: ({ site }) => statsTotals(site).visitors,
  subscribers: ({ site }) => statsTotals(site).followers_blog,
  shares: ({ site }) => statsTotals(site).shares,
  recommendations,
  licenseCounts: ({ site }) => licenseCounts(site.store),
  licenses: ({ site }) => licenseList(site),
  protectActive: isProtectActive,
  blockedAttacks,
  spamCount,
  wafOptions,
  storedKeyCheck,
};

/** Returns the value of a name in a template or condition. @throws Error for an unknown name */
export function namedValue(call: LoggedInCall, name: string): unknown {
  if (Object.hasOwn(values, name)) return values[name]?.(call);
  const { traits, ...state } = call.site.store.state;
  const stored: Readonly<Record<string, unknown>> = { ...state, ...traits };
  if (!Object.hasOwn(stored, name)) throw new Error(`reads.json has the unknown name ${name}.`);
  return stored[name];
}
