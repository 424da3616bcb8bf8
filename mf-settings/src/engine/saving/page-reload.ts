import type { Notices } from '@flightdeck/shared/settings';
import { BehaviorSubject } from '@flightdeck/shared/store';

/** How long input is blocked while the reload starts, in ms. The user can stop a reload in the browser. */
export const reloadTimeout = 10_000;

/** Writes that a reload waits for. */
const pendingWrites = new Set<Promise<unknown>>();
const pending = new BehaviorSubject(false);
let timeoutTimer: ReturnType<typeof setTimeout> | undefined;

/** Tracks a write until it ends, so that a reload waits for it. @returns the write */
export function trackWrite<T>(write: Promise<T>): Promise<T> {
  const untrack = () => {
    pendingWrites.delete(write);
    if (pendingWrites.size === 0) pageReload.isBlocked = false;
  };
  pendingWrites.add(write);
  write.then(untrack, untrack);
  return write;
}

/**
 * Reloads the page without asking the user (SET-046, OQ-070). Unsaved edits are stored as a draft, which the next page
 * offers. The reload waits for pending writes and blocks input, because an interrupted write could be lost silently.
 */
export const pageReload = {
  /** Whether a reload is pending, for views. */
  pending,
  /** Whether a reload is pending. No edit counts as unsaved then, and input is blocked. */
  get isPending(): boolean {
    return pending.value;
  },
  /** Whether requests for a reload are ignored: one of several pending writes ended with an error or warning. */
  isBlocked: false,
  /** Reloads the page after all pending writes, unless a reload is already pending or is blocked. */
  request(): void {
    if (pageReload.isPending || pageReload.isBlocked) return;
    setPending(true);
    void waitForWrites().then(() => {
      if (!pageReload.isPending) return;
      pageReload.reload();
      timeoutTimer = setTimeout(() => setPending(false), reloadTimeout);
    });
  },
  /**
   * Cancels the reload, so that the user can read an error or warning. While other writes are pending, ignores new
   * requests.
   */
  cancel(): void {
    if (pendingWrites.size > 1) pageReload.isBlocked = true;
    if (pageReload.isPending) setPending(false);
  },
  /** Reloads the page immediately. Tests replace it. */
  reload: (): void => location.reload(),
};

/** Returns notices whose error or warning cancels a reload, so that the user can read it. */
export const cancelReload = (notices: Notices): Notices => ({
  ...notices,
  failed(failure) {
    pageReload.cancel();
    notices.failed(failure);
  },
  overridden() {
    pageReload.cancel();
    notices.overridden();
  },
});

/** Waits for all pending writes, including those that start in the meantime. */
async function waitForWrites(): Promise<void> {
  while (pendingWrites.size > 0) await Promise.allSettled(pendingWrites);
}

function setPending(isPending: boolean): void {
  clearTimeout(timeoutTimer);
  pending.next(isPending);
}
