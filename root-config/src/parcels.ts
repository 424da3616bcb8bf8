import type { LoadedPart, MountParcel, PartProps } from '@flightdeck/shared/contracts/part';
import { mountRootParcel, type ParcelConfig } from 'single-spa';
import { guardedTimeouts, withoutInheritedNames } from './prototype-pollution-guard';

/** Mounts a part with single-spa, as a root parcel: its slot unmounts it, in order with other changes. */
export const mountParcel: MountParcel = (part, props) => {
  const config = parcelConfig(part);
  const parcel = withoutInheritedNames(() => mountRootParcel(config, { ...props }));
  // `mountPromise` rejects for the same reasons; an unhandled rejection would be reported twice.
  for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise]) promise.catch(() => {});
  return parcel;
};

/**
 * Returns the part without a prototype: single-spa reads `name` and `timeouts`, which the host page may have given to
 * all objects.
 */
const parcelConfig = (part: LoadedPart): ParcelConfig<PartProps> =>
  Object.assign(Object.create(null), part, { timeouts: guardedTimeouts() });
