import { type ModuleEntry, moduleOf } from '../../catalog/modules';
import { activeFeatures, ownedProducts } from '../../facts/owned-products';
import { storedSettings, storeSetting } from '../../facts/settings-values';
import { traitsOf } from '../../facts/traits';
import type { Store } from '../../store/store';

/** Returns the plugin's text for why a module is unavailable, which clients show; false if the module is available. */
export function unavailableReason(store: Store, entry: ModuleEntry): string | false {
  if (entry.unavailable !== undefined) return entry.unavailable;
  const reasonOffline = offlineReason(store, entry);
  if (reasonOffline !== undefined) return reasonOffline;
  const registration = store.connection.registration();
  if (!registration) return 'Jetpack is not connected';
  if (!isInPlan(store, entry)) return 'Not supported by current plan';
  if (entry.needs === 'user' && registration.ownerId === null) return 'Requires a connected WordPress.com account';
  return false;
}

/** Returns the reason in offline mode: a text for modules that need a connection, false for others; undefined outside offline mode. */
function offlineReason(store: Store, entry: ModuleEntry): string | false | undefined {
  if (!traitsOf(store).offline) return undefined;
  return entry.needs === 'nothing' ? false : 'Offline mode';
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
  const isOn = store.connection.registration() !== null && store.modules.all().has(slug);
  if (isOn && entry.unavailable === undefined) return undefined;
  const reason = unavailableReason(store, entry);
  if (reason !== false) {
    const isPlanTheReason =
      store.connection.registration() !== null && entry.unavailable === undefined && !isInPlan(store, entry);
    return isPlanTheReason ? notSupported : activationFailed;
  }
  store.modules.set(slug, true);
  // Turning on the firewall for the first time turns on data sharing.
  const dataSharing = 'jetpack_waf_share_data';
  if (slug === 'waf' && !Object.hasOwn(storedSettings(store), dataSharing)) storeSetting(store, dataSharing, true);
  return undefined;
}

/** Turns off a module. @returns the refusal, also for a module that is already off; otherwise undefined */
export function deactivate(store: Store, slug: string): Refusal | undefined {
  if (!moduleOf(store, slug)) return notFound;
  if (!store.modules.all().has(slug)) {
    return { status: 409, code: 'already_inactive', message: 'The requested Jetpack module was already inactive.' };
  }
  store.modules.set(slug, false);
  return undefined;
}
