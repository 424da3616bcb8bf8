import { type ModuleEntry, moduleList } from '../../catalog/modules';
import { hostOf, type Site } from '../../context/site';
import type { LoggedInCall } from '../route';
import { isAvailable } from './activation';

const nameAndNeeds = ({ name, needs }: ModuleEntry) => ({
  name,
  requires_connection: needs !== 'nothing',
  requires_user_connection: needs === 'user',
});

/** Returns the modules of the page state, by slug. */
export const moduleStates = (site: Site) =>
  Object.fromEntries(
    moduleList(site.store).map((entry) => [entry.slug, { ...nameAndNeeds(entry), ...activation({ site }, entry) }]),
  );

/** Returns the fields that a module has in `module/{slug}` and in `module/all`. */
const commonFields = (call: LoggedInCall, entry: ModuleEntry) => ({
  ...nameAndNeeds(entry),
  description: entry.text,
  short_description: entry.text,
  feature: entry.feature,
  additional_search_queries: entry.slug.replaceAll('-', ' '),
  ...(entry.slug === 'sitemaps' && activation(call, entry).activated && { extra: sitemapAddresses(call) }),
});

/** Returns the response to `GET module/{slug}`. In offline mode, modules that need a connection are reported as off. */
export const moduleDetail = (call: LoggedInCall, entry: ModuleEntry) => ({
  ...commonFields(call, entry),
  ...(call.site.store.state.traits.offline && entry.needs !== 'nothing' && { activated: false }),
});

/** Returns the answer to `GET module/all`. */
export const moduleListings = (call: LoggedInCall) =>
  Object.fromEntries(moduleList(call.site.store).map((entry) => [entry.slug, moduleListing(call, entry)]));

const moduleListing = (call: LoggedInCall, entry: ModuleEntry) => ({
  ...commonFields(call, entry),
  module: entry.slug,
  ...activation(call, entry),
  learn_more_button: learnMore(call, entry),
  long_description: entry.text,
  search_terms: entry.slug.replaceAll('-', ' '),
});

const sitemapAddresses = ({ site }: LoggedInCall) => ({
  sitemap_url: `${site.urls.site}/sitemap.xml`,
  news_sitemap_url: `${site.urls.site}/news-sitemap.xml`,
});

/**
 * Returns whether a module is active and whether it is available, and its override, `false` for none. Without a connection, no module
 * is active; in offline mode, only modules that need no connection can be active.
 */
function activation({ site: { store } }: Pick<LoggedInCall, 'site'>, entry: ModuleEntry) {
  const { offline, overrides } = store.state.traits;
  const override = overrides[entry.slug] ?? (false as const);
  const canBeActive = offline ? entry.needs === 'nothing' : store.state.registration !== null;
  return {
    activated: canBeActive && (override ? override === 'active' : store.state.modules.includes(entry.slug)),
    available: isAvailable(store, entry),
    override,
  };
}

/** Returns the address of the "Learn more" link, escaped for HTML as in the plugin. */
const learnMore = ({ site }: LoggedInCall, { slug }: ModuleEntry) =>
  `${site.urls.provider}/redirect/?source=jetpack-support-${slug}&#038;site=${hostOf(site)}`;
