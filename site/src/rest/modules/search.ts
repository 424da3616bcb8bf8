import {
  errorWithoutData,
  errorWithStatus200,
  hostBoolean,
  invalidHostBoolean,
  invalidParams,
  ok,
  refuse,
} from '../../context/answer';
import { activeFeatures } from '../../facts/owned-products';
import { storedSettings, storeSetting } from '../../facts/settings-values';
import { introductoryOffer } from '../../provider/products';
import { isConnected, isDown } from '../connection/from-provider';
import type { LoggedInCall, Route } from '../route';
import { activate } from './activation';

const providerDown = refuse(503, 'remote-error-service_unavailable', 'The provider is down.');
const switchNames = ['module_active', 'instant_search_enabled'] as const;

const currentSettings = ({ site }: LoggedInCall) => ({
  module_active: site.store.modules.all().has('search'),
  instant_search_enabled: storedSettings(site.store).instant_search_enabled === true,
});

/** Turns the module and instant search on or off. A switch without a value keeps its state, but turning the module off turns off both. */
function changeSettings(call: LoggedInCall) {
  const { store } = call.site;
  const submitted = switchNames.filter((name) => call.body[name] !== undefined);
  const invalidNames = submitted.filter((name) => hostBoolean(call.body[name]) === undefined);
  if (invalidNames.length)
    return invalidParams(Object.fromEntries(invalidNames.map((name) => [name, invalidHostBoolean(name)])));
  const requestedActive = hostBoolean(call.body.module_active);
  const requestedInstant = hostBoolean(call.body.instant_search_enabled);
  const willBeActive = requestedActive ?? currentSettings(call).module_active;
  if (!submitted.length || (requestedInstant && !willBeActive)) {
    return refuse(400, 'rest_invalid_arguments', 'The arguments passed in are invalid.');
  }
  const isAccepted = store.write(() => {
    if (requestedActive && activate(store, 'search')) return false;
    if (requestedActive === false) store.modules.set('search', false);
    const willBeInstant = willBeActive && (requestedInstant ?? currentSettings(call).instant_search_enabled);
    if (willBeInstant !== currentSettings(call).instant_search_enabled)
      storeSetting(store, 'instant_search_enabled', willBeInstant);
    return true;
  });
  if (isAccepted) return ok(currentSettings(call));
  return refuse(400, 'some_updated', `Some settings ( ${submitted.join(',')} ) not updated.`);
}

function plan(call: LoggedInCall) {
  if (!isConnected(call)) return errorWithoutData('missing_token', '');
  if (isDown(call)) return providerDown;
  const includesSearch = activeFeatures(call.site.store).includes('instant-search');
  return ok({
    supports_search: includesSearch,
    supports_instant_search: includesSearch,
    supports_only_classic_search: false,
    tier_maximum_records: 100,
    effective_subscription: [],
    plan_usage: { must_upgrade: false },
  });
}

function stats(call: LoggedInCall) {
  if (!isConnected(call)) return errorWithStatus200('remote-error', 'unknown remote error');
  if (isDown(call)) return providerDown;
  const last_indexed_date = `${new Date(call.site.clock.now()).toISOString().slice(0, 10)}T00:00:00Z`;
  return ok({ post_count: 25, post_type_breakdown: { post: 25, page: 2 }, last_indexed_date });
}

const price = 99;
const pricing = {
  available: true,
  trial_available: false,
  wpcom_product_slug: 'jetpack_search',
  wpcom_free_product_slug: 'jetpack_search_free',
  currency_code: 'USD',
  full_price: price,
  discount_price: price / 2,
  is_introductory_offer: true,
  introductory_offer: introductoryOffer(price),
};
/** Fields of the price that the provider computes. */
const estimate = { estimated_record_count: 25, pricing_tiers: [] };

/** Calls for site search: switches, plan, stats and price. */
export const searchRoutes: readonly Route[] = [
  { method: 'POST', path: 'search/settings', capability: 'manageSearch', handle: changeSettings },
  { method: 'GET', path: 'search/settings', capability: 'manageSearch', handle: (call) => ok(currentSettings(call)) },
  { method: 'GET', path: 'search/plan', capability: 'manageSearch', handle: plan },
  { method: 'GET', path: 'search/stats', capability: 'manageSearch', handle: stats },
  {
    method: 'GET',
    path: 'search/pricing',
    capability: 'anyUser',
    handle: (call) => ok(isDown(call) ? pricing : { ...pricing, ...estimate }),
  },
];
