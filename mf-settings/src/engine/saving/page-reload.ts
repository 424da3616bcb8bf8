import { createStore } from '@flightdeck/shared/store';

/** Time for the reload to start, in ms. After it, the page accepts input again, because the user can stop a reload in the browser. */
const reloadTimeout = 10_000;

/** Pending writes. A reload waits for them. */
const writes = new Set<Promise<unknown>>();
const coming = createStore(false);
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Registers a write, so that a reload waits for it. */
export function writing<T>(write: Promise<T>): Promise<T> {
  const ended = () => {
    writes.delete(write);
    if (writes.size === 0) pageReload.isPostponed = false;
  };
  writes.add(write);
  write.then(ended, ended);
  return write;
}

/**
 * Reloads the page without asking the user (SET-046, OQ-070). Unsaved edits are stored as a draft, which the next page
 * offers. The reload waits for pending writes and blocks input, because an interrupted write could be lost silently.
 */
export const pageReload = {
  /** Store for views: whether a reload is coming. */
  coming,
  /** Whether a reload is coming. From then on, no edit counts as unsaved and input is blocked. */
  get isComing(): boolean {
    return coming.value;
  },
  /**
   * Whether one of several pending writes failed. The others must not reload the page before the user reads the error.
   */
  isPostponed: false,
  /** Reloads the page after all pending writes, unless a reload is coming or is postponed. */
  now(): void {
    if (pageReload.isComing || pageReload.isPostponed) return;
    setComing(true);
    void allWrites().then(() => {
      if (!pageReload.isComing) return;
      pageReload.go();
      waiting = setTimeout(() => setComing(false), reloadTimeout);
    });
  },
  /** Cancels the reload after a failure, so that the user can read the error. */
  cancel(): void {
    if (writes.size > 1) pageReload.isPostponed = true;
    if (pageReload.isComing) setComing(false);
  },
  /** Reloads the page immediately. Tests replace it. */
  go: (): void => location.reload(),
};

async function allWrites(): Promise<void> {
  while (writes.size > 0) await Promise.allSettled(writes);
}

function setComing(isComing: boolean): void {
  clearTimeout(waiting);
  coming.set(isComing);
}
