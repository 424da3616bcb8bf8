import errors from '../../../answers/errors.json';
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
type Refusal = typeof errors.moduleNotFound;

/** Turns on a module. @returns the refusal; undefined if the module is on */
export function activate(store: Store, slug: string): Refusal | undefined {
  const entry = moduleOf(store, slug);
  if (!entry) return errors.moduleNotFound;
  // A module that is on stays on, even if it is unavailable now.
  const isRegistered = store.state.registration !== null;
  if (isRegistered && store.state.modules.includes(slug) && !entry.unavailable) return undefined;
  if (!isAvailable(store, entry)) {
    return isRegistered && !entry.unavailable && !isInPlan(store, entry)
      ? errors.moduleNotSupported
      : errors.moduleNotActivated;
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
  if (!moduleOf(store, slug)) return errors.moduleNotFound;
  if (!store.state.modules.includes(slug)) return errors.moduleInactive;
  store.change({ modules: store.state.modules.filter((other) => other !== slug) });
  return undefined;
}
