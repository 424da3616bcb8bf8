import { asPartFailure } from '@flightdeck/shared/parts';
import { fileTimeLimit } from '../../../client/timing/file-loads';
import { withLimit } from '../../../client/timing/timing';
import type { PartName } from '../../../contracts/areas/area-manifest';
import type { Failure } from '../../../contracts/areas/failure';
import type { LoadedPart } from '../../../contracts/areas/part';

/**
 * Returns the parcel that shows a part on our page. Its lifecycles never reject, and `unmount` doesn't wait: single-spa gives up an
 * application until the page closes if it unmounts the application while one of its parcels has failed or is being unmounted
 * (docs/decisions/041).
 * @param fail called when a lifecycle rejects, or has not resolved within `limit` ms
 */
export function parcelConfig(
  part: LoadedPart,
  name: PartName,
  fail: (failure: Failure) => void,
  limit = fileTimeLimit,
): LoadedPart {
  const run = (lifecycle: () => Promise<unknown>, onError: (error: unknown) => void) =>
    // The async function turns a lifecycle that throws, or is missing, into one that rejects.
    withLimit((async () => lifecycle())(), limit).catch(onError);
  const report = (error: unknown) => fail(asPartFailure(error, name));
  const log = (error: unknown) => console.error(`Flightdeck: ${name} failed to unmount.`, error);
  return {
    bootstrap: (props) => run(() => part.bootstrap(props), report),
    mount: (props) => run(() => part.mount(props), report),
    unmount: async (props) => void run(() => part.unmount(props), log),
  };
}
