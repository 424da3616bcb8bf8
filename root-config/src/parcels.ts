import type { LoadedPart, MountParcel, PartProps } from '@flightdeck/shared/contracts/part';
import { mountRootParcel, type ParcelConfig } from 'single-spa';
import { guardedTimeouts, withoutInheritedNames } from './prototype-pollution-guard';

/** Mounts a part with single-spa, as a root parcel: its slot unmounts it, in order with other changes. */
export const mountParcel: MountParcel = (part, props) => {
  const config = parcelConfig(part);
  let kept = { ...props };
  const parcel = withoutInheritedNames(() => mountRootParcel(config, kept));
  // single-spa keeps each root parcel until the page is closed. Empty its props, or the element of each part would be kept too.
  const release = () => {
    for (const name of Object.keys(kept)) Reflect.deleteProperty(kept, name);
  };
  // `mountPromise` rejects for the same reasons; an unhandled rejection would be reported twice.
  for (const promise of [parcel.loadPromise, parcel.bootstrapPromise]) promise.catch(() => {});
  parcel.unmountPromise.then(release, release);
  return {
    mountPromise: parcel.mountPromise,
    unmount: () => parcel.unmount(),
    // single-spa adds `update` when it has loaded the part.
    update: async (next) => {
      kept = { ...next };
      await parcel.update?.(kept);
    },
  };
};

/**
 * Returns the part without a prototype: single-spa reads `name` and `timeouts`, which the host page may have given to
 * all objects.
 */
const parcelConfig = (part: LoadedPart): ParcelConfig<PartProps> =>
  Object.assign(Object.create(null), part, { timeouts: guardedTimeouts() });
