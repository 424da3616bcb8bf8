import { fileTimeLimit } from '../../client/timing/file-loads';
import { withLimit } from '../../client/timing/timing';
import type { LoadedPart, MountParcel, PartProps } from '../../contracts/areas/part';
import { asPartFailure } from './failures/as-part-failure';

/** A mounted part. */
export interface MountedPart {
  /**
   * Resolves before the next frame when the part is drawn or has reported a failure; rejects when it fails to mount.
   */
  readonly drawn: Promise<unknown>;
  /** Passes new props. If several arrive during an update, the part gets only the last ones. */
  update(props: PartProps): void;
  /** Unmounts the part after the running call. Never rejects; a part that fails to unmount is logged. */
  unmount(): Promise<unknown>;
}

/**
 * Mounts a part as a parcel and keeps its lifecycle calls in order: single-spa refuses an update or an unmount while
 * another call is running.
 * @param limit ms to wait for each call
 * @throws Error when the parcel lacks a lifecycle
 */
export function mountPart(
  mountParcel: MountParcel,
  part: LoadedPart,
  firstProps: PartProps,
  limit = fileTimeLimit,
): MountedPart {
  let requested = firstProps;
  let current = firstProps;
  let reportDrawn = () => {};
  const drawn = new Promise<void>((resolve) => {
    reportDrawn = resolve;
  });
  const parcel = mountParcel(part, { ...firstProps, onDrawn: reportDrawn });
  const mounted = withLimit(parcel.mountPromise, limit);
  let lastCall: Promise<unknown> = mounted;
  const call = (lifecycle: () => Promise<unknown>, onError: (error: unknown) => void) => {
    lastCall = lastCall.then(() => withLimit(lifecycle(), limit).catch(onError));
    // A part that never mounted needs no update and no unmount; `drawn` has rejected.
    return lastCall.catch(() => undefined);
  };
  return {
    drawn: Promise.race([drawn, mounted]),
    update(props) {
      requested = props;
      const update = async () => {
        if (current === requested) return;
        current = requested;
        await parcel.update?.(requested);
      };
      void call(update, (error) => requested.onFailure?.(asPartFailure(error, requested.part)));
    },
    unmount: () =>
      call(
        () => parcel.unmount(),
        (error) => console.error(`Flightdeck: ${firstProps.part} failed to end.`, error),
      ),
  };
}

/** Mounts a parcel on a page without single-spa, with the same lifecycles in the same order. */
export const mountParcel: MountParcel = (part, props) => ({
  mountPromise: Promise.resolve(props).then(async () => {
    await part.bootstrap(props);
    await part.mount(props);
  }),
  update: async (next) => part.update?.(next),
  unmount: async () => part.unmount(props),
});
