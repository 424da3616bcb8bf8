import { mountRootParcel, type Parcel } from 'single-spa';
import type { LoadedPart, PartProps } from '../contracts/areas/part';

/** On a busy machine, lifecycles take longer than single-spa allows without a warning. */
const unlimited = { millis: 3_600_000, dieOnTimeout: false, warningMillis: 3_600_000 };
const timeouts = { bootstrap: unlimited, mount: unlimited, update: unlimited, unmount: unlimited };

// Parts draw in the background, and when an answer or event arrives; without this, React warns that they draw outside `act`.
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

/** Mounts a part with single-spa. The caller handles `mountPromise`. */
export function mountParcel(part: LoadedPart, props: PartProps): Parcel<PartProps> {
  const config = { ...part, timeouts };
  const parcel = mountRootParcel<PartProps>(config, { ...props });
  for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise]) promise.catch(() => {});
  return parcel;
}
