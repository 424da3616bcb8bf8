import { createStore } from '@flightdeck/shared/store';

/** ms after which a page that does not come is no longer waited for: the browser was told to stop, perhaps. */
const patience = 10_000;

/** Writes on their way, whatever they write. */
const writes = new Set<Promise<unknown>>();
const coming = createStore(false);
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Counts a write, so that a page that comes anew waits for it. */
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
 * The page is asked for anew, without asking the user (SET-046, OQ-070): what is unsaved is kept as a draft and offered
 * back by the page that comes. What was pressed before is written first, and nothing can be pressed from then on: a write
 * that is on its way when the page goes could be lost without a word. An object, so that a test can watch it instead.
 */
export const pageReload = {
  /** Whether the page is about to load again, for views. */
  coming,
  /** Nothing on this page counts as unsaved any more, and nothing of it can be used. */
  get isComing(): boolean {
    return coming.value;
  },
  /** One of several writes on their way went wrong: that has to be read, so that none of the others takes the page away. */
  isPostponed: false,
  now(): void {
    if (pageReload.isComing || pageReload.isPostponed) return;
    tell(true);
    void written().then(() => {
      if (!pageReload.isComing) return;
      pageReload.go();
      waiting = setTimeout(() => tell(false), patience);
    });
  },
  /** Something went wrong, and the page stays so that it can be read. */
  callOff(): void {
    if (writes.size > 1) pageReload.isPostponed = true;
    if (pageReload.isComing) tell(false);
  },
  go: (): void => location.reload(),
};

async function written(): Promise<void> {
  while (writes.size > 0) await Promise.allSettled(writes);
}

function tell(isComing: boolean): void {
  clearTimeout(waiting);
  coming.set(isComing);
}
