import type { Spot } from './entry-memory';
import { findFocus, isShown } from './focus-place';

/** ms; what has not come by then is not waited for. */
const limit = 5000;

/** ms without a change; cards further down come one after the other, and the page is as high as it will be then. */
const quiet = 300;

/** Whoever does one of these is busy with something else than arriving. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

export interface Settling {
  readonly root: HTMLElement;
  readonly outlet: HTMLElement;
  /** Where somebody was when they left; null for who is here for the first time. */
  readonly spot: Spot | null;
  /** A screen that nobody has looked at yet: its heading gets the focus. */
  readonly isNew: boolean;
  /** Headings of the screen before, which may still stand there. */
  readonly old: ReadonlySet<Element>;
}

/**
 * Brings focus and scroll position to where they belong as soon as that place is drawn.
 * @param done nothing is left to do, or somebody took over
 * @returns gives it up, without `done`
 */
export function settle({ root, outlet, spot, isNew, old }: Settling, done: () => void): () => void {
  const focusBefore = document.activeElement;
  /** Has the focus until the place is drawn where it was before. */
  let heading: HTMLElement | null = null;
  let needsFocus = true;
  let ending: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(ending);
    for (const sign of signs) window.removeEventListener(sign, finish, true);
  };
  const finish = () => {
    stop();
    done();
  };
  const look = (isLast = false) => {
    clearTimeout(ending);
    const isOldGone = [...old].every((heading) => !outlet.contains(heading));
    const waits = !isLast && (!isOldGone || outlet.querySelector('.fd-page-skeleton, [data-fd-waiting]') !== null);
    if (needsFocus) needsFocus = !focusNow(waits);
    const needsScroll = spot !== null && isOldGone && !scrollNow(spot.scroll);
    if (isLast || !(spot || needsFocus)) finish();
    else if (!(needsFocus || needsScroll || waits)) ending = setTimeout(finish, quiet);
  };
  /** @returns whether the page is high enough for it */
  function scrollNow(to: number): boolean {
    const isThere = () => Math.abs(window.scrollY - to) <= 2;
    if (!isThere()) window.scrollTo(0, to);
    return isThere();
  }
  /** @returns whether the focus is where it belongs */
  function focusNow(waits: boolean): boolean {
    const active = document.activeElement;
    // The view itself has put the focus where its user goes on.
    if (active && active !== focusBefore && active !== heading && outlet.contains(active)) return true;
    const known = spot?.focus ? findFocus(spot.focus, root) : null;
    const target = known ?? (heading || (spot?.focus && waits) || !isNew ? null : headingOf(outlet, old));
    target?.focus({ preventScroll: true });
    // What is not visible yet takes no focus.
    if (known) return document.activeElement === known;
    heading ??= target;
    return spot?.focus ? false : heading !== null || (!isNew && !waits);
  }

  const observer = new MutationObserver(() => look());
  observer.observe(outlet, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] });
  const timer = setTimeout(() => look(true), limit);
  for (const sign of signs) window.addEventListener(sign, finish, { capture: true, passive: true });
  queueMicrotask(() => look());
  return stop;
}

/** The heading of a screen: the one that is made to take the focus, else the first. */
function headingOf(outlet: HTMLElement, old: ReadonlySet<Element>): HTMLElement | null {
  const headings = [...outlet.querySelectorAll<HTMLElement>('h1, h2')].filter(
    (heading) => !old.has(heading) && isShown(heading),
  );
  const heading = headings.find((each) => each.tabIndex === -1 && each.hasAttribute('tabindex')) ?? headings[0] ?? null;
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}
