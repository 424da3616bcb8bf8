import type { MountParcel } from '../../contracts/areas/part';

/** Mounts a parcel on a page without single-spa, with the same lifecycles in the same order. */
export const mountParcel: MountParcel = (part, props) => ({
  mountPromise: Promise.resolve(props).then(async () => {
    await part.bootstrap(props);
    await part.mount(props);
  }),
  update: async (next) => part.update?.(next),
  unmount: async () => part.unmount(props),
});
