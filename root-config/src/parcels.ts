import type { LoadedPart, MountParcel } from '@flightdeck/shared/contracts/areas';
import { type AppProps, type LifeCycles, mountRootParcel, type ParcelConfig } from 'single-spa';
import { guardedTimeouts, withoutInheritedNames } from './prototype-pollution-guard';

const nothing = async () => {};

/**
 * Starts an empty parcel, the owner of all parts: single-spa keeps root parcels until the page is closed, but a child of a
 * parcel only until it is unmounted.
 * @returns mounts a part: its slot unmounts it, in order with other changes
 */
export function startParcels(): Promise<MountParcel> {
  return new Promise((resolve, reject) => {
    const mount = async (props: AppProps) => resolve(withOwner(props));
    const config = parcelConfig({ bootstrap: nothing, mount, unmount: nothing });
    const owner = withoutInheritedNames(() => mountRootParcel(config, { domElement: document.body }));
    owner.mountPromise.catch(reject);
  });
}

const withOwner =
  (owner: AppProps): MountParcel =>
  (part, props) => {
    const config = parcelConfig(part);
    const parcel = withoutInheritedNames(() => owner.mountParcel(config, { ...props }));
    // `mountPromise` rejects for the same reasons; an unhandled rejection would be reported twice.
    for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise]) promise.catch(() => {});
    return {
      mountPromise: parcel.mountPromise,
      unmount: () => parcel.unmount(),
      // single-spa adds `update` when it has loaded the part.
      update: async (next) => {
        await parcel.update?.({ ...next });
      },
    };
  };

/**
 * Returns the part without a prototype: single-spa reads `name` and `timeouts`, which the host page may have given to
 * all objects.
 */
const parcelConfig = (part: LoadedPart | LifeCycles): ParcelConfig =>
  Object.assign(Object.create(null), part, { timeouts: guardedTimeouts() });
