import { bare } from '@flightdeck/shared/contracts/wire';
import type { Position } from './entry-memory';
import { findFocus } from './focus-position';
import { headingOf } from './heading-of';

/** ms to wait for the screen to be drawn. */
const timeLimit = 5000;

/** ms without a change before restoring ends: cards further down are drawn one after another, and change the page's height. */
const quietTime = 300;

const focusWithoutScrolling = (element: HTMLElement | null) => element?.focus(bare({ preventScroll: true }));

/** Each of these events ends the restoring, because the user has continued. */
const userEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

export interface RestoreOptions {
  readonly root: HTMLElement;
  readonly outlet: HTMLElement;
  /** Position when the user left; null on a first visit. */
  readonly position: Position | null;
  /** The screen is new, so its heading gets the focus. */
  readonly isNew: boolean;
  /** Headings of the previous screen, which may still be in the document. */
  readonly old: ReadonlySet<Element>;
}

/**
 * Restores focus and scroll position as soon as the needed part of the screen is drawn.
 * @param done called when nothing is left to do, or the user has continued
 * @returns a function that stops restoring without calling `done`
 */
export function restorePosition({ root, outlet, position, isNew, old }: RestoreOptions, done: () => void): () => void {
  const focusBefore = document.activeElement;
  /** Has the focus until the element that had it before is drawn. */
  let heading: HTMLElement | null = null;
  let needsFocus = true;
  let endTimer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(endTimer);
    for (const event of userEvents) window.removeEventListener(event, finish, true);
  };
  const finish = () => {
    stop();
    done();
  };
  const check = (isLast = false) => {
    clearTimeout(endTimer);
    const isOldGone = [...old].every((each) => !outlet.contains(each));
    const isWaiting = !isLast && (!isOldGone || outlet.querySelector('.fd-page-skeleton, [data-fd-waiting]') !== null);
    if (needsFocus) needsFocus = !focusNow(isWaiting);
    const needsScroll = position !== null && isOldGone && !scrollNow(position.scroll);
    if (isLast || !(position || needsFocus)) finish();
    else if (!(needsFocus || needsScroll || isWaiting)) endTimer = setTimeout(finish, quietTime);
  };
  /** @returns whether the page is high enough */
  function scrollNow(to: number): boolean {
    const isThere = () => Math.abs(window.scrollY - to) <= 2;
    if (!isThere()) window.scrollTo(0, to);
    return isThere();
  }
  /** @returns whether nothing is left to focus */
  function focusNow(isWaiting: boolean): boolean {
    const active = document.activeElement;
    // The view has moved the focus itself.
    if (active && active !== focusBefore && active !== heading && outlet.contains(active)) return true;
    const storedFocus = position?.focus;
    const found = storedFocus && findFocus(storedFocus, root);
    if (found) {
      focusWithoutScrolling(found);
      // A hidden element takes no focus.
      return document.activeElement === found;
    }
    // The heading does not get the focus while the stored element may still be drawn.
    if (isNew && !heading && !(storedFocus && isWaiting)) {
      heading = headingOf(outlet, old);
      focusWithoutScrolling(heading);
    }
    if (storedFocus) return false;
    return heading !== null || (!isNew && !isWaiting);
  }

  const observer = new MutationObserver(() => check());
  observer.observe(
    outlet,
    bare<MutationObserverInit>({ subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] }),
  );
  const timer = setTimeout(() => check(true), timeLimit);
  for (const event of userEvents) window.addEventListener(event, finish, bare({ capture: true, passive: true }));
  queueMicrotask(() => check());
  return stop;
}
