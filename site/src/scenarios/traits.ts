import * as v from 'valibot';
import type { Store } from '../store/store';

const off = v.optional(v.boolean(), false);
const reason = v.optional(v.nullable(v.string()), null);

/** What is so about a site and its provider, beyond what calls of the dashboard change. */
export const traitsSchema = v.object({
  /** Offline mode, switched on by a filter. */
  offline: off,
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
  rewind: v.optional(v.string(), 'unavailable'),
  rewindReason: reason,
  scan: v.optional(v.string(), 'unavailable'),
  scanReason: reason,
  threats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)), 0),
  /** Whether backup and scan can reach the site. */
  credentials: v.optional(v.boolean(), true),
  /** Plugin VaultPress: not there, without key, with one. */
  vaultpress: v.optional(v.picklist(['none', 'not-registered', 'registered']), 'none'),
  /** Recommendations that came up since the owner last looked. */
  newRecommendations: v.optional(v.array(v.string()), []),
  /** Codes of connection errors that the page reports. */
  connectionErrors: v.optional(v.array(v.string()), []),
});
export type Traits = v.InferOutput<typeof traitsSchema>;
/** Traits as a scenario names them: only those that differ from a plain site. */
export type GivenTraits = v.InferInput<typeof traitsSchema>;

const plain = v.parse(traitsSchema, {});

export const traitsOf = (store: Store): Traits => store.options.get('traits', traitsSchema, plain);

/** Keeps traits; those not given are those of a plain site. */
export const setTraits = (store: Store, traits: GivenTraits) => store.options.set('traits', traits);
