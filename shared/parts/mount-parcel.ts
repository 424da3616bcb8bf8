import type { MountParcel, PartProps } from '../contracts/part';

let count = 0;

/** Mounts a parcel on a page without single-spa, by the same lifecycles in the same order. */
export const mountParcel: MountParcel = (part, first) => {
  count += 1;
  const name = `flightdeck-${count}`;
  const named = (props: PartProps) => ({ ...props, name });
  return {
    mountPromise: Promise.resolve(named(first)).then(async (props) => {
      await part.bootstrap(props);
      await part.mount(props);
    }),
    update: async (props) => part.update?.(named(props)),
    unmount: async () => part.unmount(named(first)),
  };
};
