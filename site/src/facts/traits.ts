import * as v from 'valibot';

const flag = v.optional(v.boolean(), false);
/** Reason that the provider gives for a state. Without one, only the state `unavailable` has a reason: `missing_plan`. */
const reason = v.optional(v.nullable(v.string()), null);
const count = (max: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max)), 0);

export const rewindStates = ['unavailable', 'provisioning', 'awaiting_credentials', 'active'] as const;
export const scanStates = ['unavailable', 'provisioning', 'idle', 'scanning'] as const;
/** Causes of offline mode. */
export const offlineCauses = ['filter', 'constant', 'wpLocalConstant', 'url'] as const;

/** Properties of a site and its provider. Users can only end an identity crisis and redeem the coupon; `/control` changes the others. */
export const traitsSchema = v.object({
  /** Whether the site is in offline mode. */
  offline: flag,
  /** Causes of offline mode, while `offline` is on. */
  offlineCauses: v.optional(v.array(v.picklist(offlineCauses)), ['filter']),
  /** The provider answers every request of the plugin with 503. Its pages still open. */
  providerDown: flag,
  /** The connection is active as soon as the site is registered, without an owner. */
  siteOnly: flag,
  staging: flag,
  identityCrisis: flag,
  /** Address that the provider has for the site in an identity crisis. */
  knownAddress: v.optional(v.string(), 'https://www.site.example'),
  multisite: flag,
  /** The provider hosts the site. */
  atomic: flag,
  devVersion: flag,
  /** WooCommerce is active. */
  commerce: flag,
  /** The site has a partner coupon that has not been redeemed. */
  coupon: flag,
  /** Size of the visitor numbers; `failing` if they cannot be loaded. With `empty`, no attack was counted either. */
  stats: v.optional(v.picklist(['empty', 'small', 'large', 'failing']), 'small'),
  rewind: v.optional(v.picklist(rewindStates), 'unavailable'),
  rewindReason: reason,
  scan: v.optional(v.picklist(scanStates), 'unavailable'),
  scanReason: reason,
  threats: count(1000),
  /** Whether backup and scan have server credentials. */
  credentials: v.optional(v.boolean(), true),
  /** The VaultPress plugin: not installed, installed without a key, or with a key. */
  vaultpress: v.optional(v.picklist(['none', 'not-registered', 'registered']), 'none'),
  /** Number of unresolved threats that VaultPress has found. */
  vaultpressThreats: count(1000),
  /** Number of additional purchases, for tests with long lists. */
  morePurchases: count(5000),
  /** Number of additional modules, for tests with long lists. */
  moreModules: count(1000),
  /** Slugs of the conditional recommendations. Each one is new until a user has viewed it. */
  newRecommendations: v.optional(v.array(v.string()), []),
  /** Codes of connection errors that the page reports. */
  connectionErrors: v.optional(v.array(v.string()), []),
  /** Action that the page offers for connection errors. */
  connectionErrorAction: v.optional(v.picklist(['reconnect', 'support']), 'reconnect'),
  /** Modules that code on the server turns on or off, by slug. Users cannot change them. */
  overrides: v.optional(v.record(v.string(), v.picklist(['active', 'inactive'])), {}),
  /** The site has the options for newsletter and ads that versions 12.5 to 13.9 of the plugin added. */
  newsletter: flag,
  /** The page shows the release notes of this version. */
  releasePost: flag,
  /** Time to install a plugin, in milliseconds. */
  installMs: count(60_000),
  /** Installing a plugin fails after `installMs`. */
  installFails: flag,
});
export type Traits = v.InferOutput<typeof traitsSchema>;
/** Some traits. */
export type TraitsInput = v.InferInput<typeof traitsSchema>;
