import * as v from 'valibot';
import { readerOf } from '../store/options';
import type { Store } from '../store/store';

const off = v.optional(v.boolean(), false);
const reason = v.optional(v.nullable(v.string()), null);
const count = (most: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)), 0);

export const rewindStates = ['unavailable', 'provisioning', 'awaiting_credentials', 'active'] as const;
export const scanStates = ['unavailable', 'provisioning', 'idle', 'scanning'] as const;
/** What can put a site into offline mode. */
export const offlineCauses = ['filter', 'constant', 'wpLocalConstant', 'url'] as const;

/** What is so about a site and its provider, beyond what calls of the dashboard change. */
export const traitsSchema = v.object({
  /** Offline mode, and what switched it on. */
  offline: off,
  offlineCauses: v.optional(v.array(v.picklist(offlineCauses)), ['filter']),
  /** Every call to the provider answers 503. */
  providerDown: off,
  /** Meant to do without a linked owner: counts as active once it is registered. */
  siteOnly: off,
  staging: off,
  identityCrisis: off,
  /** Address under which the provider knows the site in that case. */
  knownAddress: v.optional(v.string(), 'https://www.site.example'),
  multisite: off,
  /** Runs on the provider's own hosting. */
  atomic: off,
  devVersion: off,
  /** A shop: the commerce plugin is active. */
  commerce: off,
  /** Carries a partner's coupon that was not redeemed yet. */
  coupon: off,
  stats: v.optional(v.picklist(['empty', 'small', 'large', 'failing']), 'small'),
  rewind: v.optional(v.picklist(rewindStates), 'unavailable'),
  rewindReason: reason,
  scan: v.optional(v.picklist(scanStates), 'unavailable'),
  scanReason: reason,
  threats: count(1000),
  /** Whether backup and scan can reach the site. */
  credentials: v.optional(v.boolean(), true),
  /** Plugin VaultPress: not there, without key, with one. */
  vaultpress: v.optional(v.picklist(['none', 'not-registered', 'registered']), 'none'),
  /** Findings of that plugin that nobody dealt with yet. */
  vaultpressThreats: count(1000),
  /** Purchases beside plan and products, and modules beside those of the plugin: somebody who has a lot of everything. */
  morePurchases: count(5000),
  moreModules: count(1000),
  /** Recommendations that came up since the owner last looked. */
  newRecommendations: v.optional(v.array(v.string()), []),
  /** Codes of connection errors that the page reports. */
  connectionErrors: v.optional(v.array(v.string()), []),
  /** What the page offers against them. */
  connectionErrorAction: v.optional(v.picklist(['reconnect', 'support']), 'reconnect'),
  /** Modules that the administrator switched on or off in code, by slug. */
  overrides: v.optional(v.record(v.string(), v.picklist(['active', 'inactive'])), {}),
  /** The page brings the news of this version. */
  releasePost: off,
  /** How long it takes to install a plugin, in milliseconds, and whether it fails in the end. */
  installMs: count(60_000),
  installFails: off,
});
export type Traits = v.InferOutput<typeof traitsSchema>;
/** Traits as a scenario names them: only those that differ from a plain site. */
export type GivenTraits = v.InferInput<typeof traitsSchema>;

const plain = v.parse(traitsSchema, {});

const readTraits = readerOf('traits', traitsSchema, plain);

export const traitsOf = (store: Store): Traits => readTraits(store.options);

/** Keeps traits; those not given are those of a plain site. */
export const setTraits = (store: Store, traits: GivenTraits) => store.options.set('traits', traits);
