import { type ModuleEntry, moduleOf } from '../../catalog/modules';
import { activeFeatures, ownedProducts } from '../../facts/owned-products';
import { storeSetting } from '../../facts/settings-values';
import type { Store } from '../../store/store';

/** Returns whether a module can be turned on. */
export function isAvailable(store: Store, entry: ModuleEntry): boolean {
  if (entry.unavailable) return false;
  if (store.state.traits.offline) return entry.needs === 'nothing';
  const registration = store.state.registration;
  return registration !== null && isInPlan(store, entry) && (entry.needs !== 'user' || registration.ownerId !== null);
}

/** Returns whether the plan, a product or an active feature includes the module. */
function isInPlan(store: Store, entry: ModuleEntry): boolean {
  if (entry.plans.includes('free')) return true;
  const isOwned = ownedProducts(store).some((slug) => entry.plans.some((name) => slug.includes(name)));
  return isOwned || activeFeatures(store).includes(entry.slug);
}

/** Refusal to turn a module on or off. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const notFound = { status: 404, code: 'not_found', message: 'The requested Jetpack module was not found.' };
const notSupported = {
  status: 424,
  code: 'not_supported',
  message: 'The requested Jetpack module is not supported by your plan.',
};
const activationFailed = {
  status: 424,
  code: 'activation_failed',
  message: 'The requested Jetpack module could not be activated.',
};

/** Turns on a module. @returns the refusal; undefined if the module is on */
export function activate(store: Store, slug: string): Refusal | undefined {
  const entry = moduleOf(store, slug);
  if (!entry) return notFound;
  // A module that is on stays on, even if it is unavailable now.
  const isRegistered = store.state.registration !== null;
  if (isRegistered && store.state.modules.includes(slug) && !entry.unavailable) return undefined;
  if (!isAvailable(store, entry)) {
    return isRegistered && !entry.unavailable && !isInPlan(store, entry) ? notSupported : activationFailed;
  }
  turnOn(store, [slug]);
  // Turning on the firewall for the first time turns on data sharing.
  const dataSharing = 'jetpack_waf_share_data';
  if (slug === 'waf' && !Object.hasOwn(store.state.settings, dataSharing)) storeSetting(store, dataSharing, true);
  return undefined;
}

/** Turns on modules without any check. */
export const turnOn = ({ state, change }: Store, slugs: readonly string[]) =>
  change({ modules: [...new Set([...state.modules, ...slugs])] });

/** Turns off a module. @returns the refusal, also for a module that is already off; otherwise undefined */
export function deactivate(store: Store, slug: string): Refusal | undefined {
  if (!moduleOf(store, slug)) return notFound;
  if (!store.state.modules.includes(slug)) {
    return { status: 409, code: 'already_inactive', message: 'The requested Jetpack module was already inactive.' };
  }
  store.change({ modules: store.state.modules.filter((other) => other !== slug) });
  return undefined;
}
