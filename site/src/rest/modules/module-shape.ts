import { createNonce } from '../../auth/nonces';
import type { ModuleEntry } from '../../catalog/modules';
import { type OptionEntry, optionsOf } from '../../catalog/options';
import { optionValue } from '../../facts/settings-values';
import { traitsOf } from '../../facts/traits';
import type { LoggedInCall } from '../route';
import { unavailableReason } from './activation';

/** Returns the fields that a module has in `module/{slug}` and in `module/all`. */
function commonFields(entry: ModuleEntry) {
  return {
    name: entry.name,
    description: entry.text,
    sort: entry.sort,
    recommendation_order: entry.recommended,
    introduced: entry.introduced,
    changed: '',
    deactivate: entry.slug !== 'vaultpress',
    free: entry.free,
    requires_connection: entry.needs !== 'nothing',
    requires_user_connection: entry.needs === 'user',
    auto_activate: entry.auto,
    module_tags: entry.tags,
    feature: entry.feature,
    additional_search_queries: entry.slug.replaceAll('-', ' '),
    plan_classes: entry.plans,
  };
}

/** Returns the response to `GET module/{slug}`. */
export function moduleDetail(call: LoggedInCall, entry: ModuleEntry) {
  // In offline mode, modules that need a connection are reported as off.
  const isReportedOff = traitsOf(call.site.store).offline && entry.needs !== 'nothing';
  return {
    ...commonFields(entry),
    ...(isReportedOff && { activated: false }),
    options: options(call, entry),
    short_description: entry.text,
  };
}

/** Returns an entry of `GET module/all`. */
export function moduleListing(call: LoggedInCall, entry: ModuleEntry) {
  const { site } = call;
  const configureUrl = `${site.urls.site}/wp-admin/admin.php?page=flightdeck#/settings?term=${entry.slug}`;
  const reason = unavailableReason(site.store, entry);
  const state = activation(call, entry);
  const isConfigurable = entry.configurable && state.activated && state.available && call.user.role === 'administrator';
  return {
    ...commonFields(entry),
    module: entry.slug,
    ...state,
    deactivate_nonce: actionNonce(call, `jetpack_deactivate-${entry.slug}`),
    activate_nonce: actionNonce(call, `jetpack_activate-${entry.slug}`),
    unavailable_reason: reason,
    short_description: entry.text,
    configure_url: configureUrl,
    learn_more_button: learnMore(call, entry),
    long_description: entry.text,
    search_terms: entry.slug.replaceAll('-', ' '),
    configurable: isConfigurable ? `<a href="${configureUrl}">Configure</a>` : false,
    options: options(call, entry),
    ...(entry.slug === 'sitemaps' && state.activated && { extra: sitemapAddresses(call) }),
  };
}

const sitemapAddresses = ({ site }: LoggedInCall) => ({
  sitemap_url: `${site.urls.site}/sitemap.xml`,
  news_sitemap_url: `${site.urls.site}/news-sitemap.xml`,
});

/**
 * Returns whether a module is active and whether it is available, and its override, `false` for none. Without a connection, no module
 * is active; in offline mode, only modules that need no connection can be active.
 */
export function activation({ site: { store } }: Pick<LoggedInCall, 'site'>, entry: ModuleEntry) {
  const { offline, overrides } = traitsOf(store);
  const override = overrides[entry.slug] ?? (false as const);
  const canBeActive = offline ? entry.needs === 'nothing' : store.connection.registration() !== null;
  return {
    activated: canBeActive && (override ? override === 'active' : store.modules.all().has(entry.slug)),
    available: unavailableReason(store, entry) === false,
    override,
  };
}

/** Returns the address of the "Learn more" link, escaped for HTML as in the plugin. */
function learnMore({ site }: LoggedInCall, { support }: ModuleEntry): string {
  if (!support || support.startsWith('http')) return support;
  return `${site.urls.provider}/redirect/?source=${support}&#038;site=${new URL(site.urls.site).host}`;
}

/** Returns the options of a module, by name. Without options, returns an empty list, because PHP encodes an empty array as a list. */
function options(call: LoggedInCall, entry: ModuleEntry) {
  const moduleOptions = optionsOf(call.site.store, false).filter(({ module }) => module === entry.slug);
  return moduleOptions.length
    ? Object.fromEntries(moduleOptions.map((option) => [option.name, describeOption(call, option)]))
    : [];
}

/** Returns an option in the form of the plugin, with its current value. */
function describeOption({ site, user }: LoggedInCall, option: OptionEntry) {
  return {
    description: option.name,
    type: option.type,
    default: option.default,
    ...(option.type === 'array' && { items: { type: 'string' } }),
    ...(option.enum && { enum: option.enum, enum_labels: Object.fromEntries(option.enum.map((name) => [name, name])) }),
    jp_group: option.module,
    current_value: optionValue(site.store, user, option),
  };
}

/** Returns the nonce of an action, such as `jetpack_activate-stats`. */
const actionNonce = ({ site, session }: LoggedInCall, action: string) =>
  createNonce(site.store.secret, site.clock.now(), session, action);
