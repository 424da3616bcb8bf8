import { mountRootParcel } from 'single-spa';
import type { MountParcel, PartProps } from '../contracts/areas/part';

/** On a busy machine, lifecycles take longer than single-spa allows without a warning. */
const unlimited = { millis: 3_600_000, dieOnTimeout: false, warningMillis: 3_600_000 };
const timeouts = { bootstrap: unlimited, mount: unlimited, update: unlimited, unmount: unlimited };

/** Mounts a part with single-spa, as the root of the page does. */
export const mountParcel: MountParcel = (part, props) => {
  const config = { ...part, timeouts };
  const parcel = mountRootParcel<PartProps>(config, { ...props });
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
