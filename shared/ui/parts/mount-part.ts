import { fileTimeLimit } from '../../client/timing/file-loads';
import { withLimit } from '../../client/timing/timing';
import type { LoadedPart, MountParcel, PartProps } from '../../contracts/areas/part';
import { asPartFailure } from './failures/as-part-failure';

/** Controls of a mounted part. */
export interface MountedPart {
  /**
   * Resolves when the part is drawn or has reported a failure, before the next frame; rejects when the part fails to mount.
   */
  readonly drawn: Promise<unknown>;
  /** Passes new props to the part. Of several calls during another lifecycle call, only the last one has an effect. */
  update(props: PartProps): void;
  /** Unmounts the part after the running call. Never rejects: the console shows a failed unmount. */
  unmount(): Promise<unknown>;
}

/**
 * Mounts a part as a parcel and runs its lifecycle calls one after the other: single-spa rejects an update or unmount
 * during another call.
 * @param limit how long to wait for each lifecycle call, in ms
 * @throws Error when the parcel lacks a lifecycle
 */
export function mountPart(
  mountParcel: MountParcel,
  part: LoadedPart,
  firstProps: PartProps,
  limit = fileTimeLimit,
): MountedPart {
  let latestProps = firstProps;
  let appliedProps = firstProps;
  let reportDrawn = () => {};
  const drawn = new Promise<void>((resolve) => {
    reportDrawn = resolve;
  });
  const parcel = mountParcel(part, { ...firstProps, onDrawn: reportDrawn });
  const mounted = withLimit(parcel.mountPromise, limit);
  let lastCall: Promise<unknown> = mounted;
  const enqueue = (lifecycle: () => Promise<unknown>, onError: (error: unknown) => void) => {
    lastCall = lastCall.then(() => withLimit(lifecycle(), limit).catch(onError));
    // A part that failed to mount gets no update and no unmount; `drawn` has rejected.
    return lastCall.catch(() => undefined);
  };
  return {
    drawn: Promise.race([drawn, mounted]),
    update(props) {
      latestProps = props;
      const update = async () => {
        if (appliedProps === latestProps) return;
        appliedProps = latestProps;
        await parcel.update?.(latestProps);
      };
      void enqueue(update, (error) => latestProps.onFailure?.(asPartFailure(error, latestProps.part)));
    },
    unmount: () =>
      enqueue(
        () => parcel.unmount(),
        (error) => console.error(`Flightdeck: ${firstProps.part} failed to unmount.`, error),
      ),
  };
}

/** Mounts a parcel on a page without single-spa, which would call the same lifecycles in the same order. */
export const mountParcel: MountParcel = (part, props) => ({
  mountPromise: Promise.resolve(props).then(async () => {
    await part.bootstrap(props);
    await part.mount(props);
  }),
  update: async (next) => part.update?.(next),
  unmount: async () => part.unmount(props),
});
