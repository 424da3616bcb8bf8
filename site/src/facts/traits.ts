import * as v from 'valibot';
import { readerOf } from '../store/options';
import type { Store } from '../store/store';

const off = v.optional(v.boolean(), false);
const reason = v.optional(v.nullable(v.string()), null);
const count = (max: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max)), 0);

export const rewindStates = ['unavailable', 'provisioning', 'awaiting_credentials', 'active'] as const;
export const scanStates = ['unavailable', 'provisioning', 'idle', 'scanning'] as const;
/** Causes of offline mode. */
export const offlineCauses = ['filter', 'constant', 'wpLocalConstant', 'url'] as const;

/** Properties of a site and its provider that the dashboard cannot change. */
export const traitsSchema = v.object({
  /** Offline mode, and its causes. */
  offline: off,
  offlineCauses: v.optional(v.array(v.picklist(offlineCauses)), ['filter']),
  /** The provider answers every request with 503. */
  providerDown: off,
  /** Works without a linked owner: active as soon as it is registered. */
  siteOnly: off,
  staging: off,
  identityCrisis: off,
  /** Address that the provider has in that case. */
  knownAddress: v.optional(v.string(), 'https://www.site.example'),
  multisite: off,
  /** Hosted by the provider. */
  atomic: off,
  devVersion: off,
  /** WooCommerce is active. */
  commerce: off,
  /** Has a partner coupon that was not redeemed yet. */
  coupon: off,
  stats: v.optional(v.picklist(['empty', 'small', 'large', 'failing']), 'small'),
  rewind: v.optional(v.picklist(rewindStates), 'unavailable'),
  rewindReason: reason,
  scan: v.optional(v.picklist(scanStates), 'unavailable'),
  scanReason: reason,
  threats: count(1000),
  /** Whether backup and scan have server credentials. */
  credentials: v.optional(v.boolean(), true),
  /** Plugin VaultPress: not installed, without a key, or with a key. */
  vaultpress: v.optional(v.picklist(['none', 'not-registered', 'registered']), 'none'),
  /** Open threats that VaultPress has found. */
  vaultpressThreats: count(1000),
  /** Additional purchases and modules, for large sites. */
  morePurchases: count(5000),
  moreModules: count(1000),
  /** Recommendations since the owner's last visit. */
  newRecommendations: v.optional(v.array(v.string()), []),
  /** Codes of connection errors that the page reports. */
  connectionErrors: v.optional(v.array(v.string()), []),
  /** Action that the page offers for them. */
  connectionErrorAction: v.optional(v.picklist(['reconnect', 'support']), 'reconnect'),
  /** Modules that an administrator has turned on or off in code, by slug. */
  overrides: v.optional(v.record(v.string(), v.picklist(['active', 'inactive'])), {}),
  /** Has the options for newsletter and ads that newer versions of the plugin added. */
  newsletter: off,
  /** The page shows the release notes of this version. */
  releasePost: off,
  /** Time to install a plugin in milliseconds, and whether it fails. */
  installMs: count(60_000),
  installFails: off,
});
export type Traits = v.InferOutput<typeof traitsSchema>;
/** Traits of a scenario that differ from a plain site. */
export type TraitsInput = v.InferInput<typeof traitsSchema>;

const plain = v.parse(traitsSchema, {});

const readTraits = readerOf('traits', traitsSchema, plain);

export const traitsOf = (store: Store): Traits => readTraits(store.options);

/** Stores traits. Missing ones get the value of a plain site. */
export const setTraits = (store: Store, traits: TraitsInput) => store.options.set('traits', traits);
