import type { Position } from './entry-memory';
import { findFocus } from './focus-position';
import { headingOf } from './heading-of';

/** How long to wait for the screen to be drawn, in ms. */
const timeLimit = 5000;

/** Time without a change after which restoring ends, in ms. Cards are drawn one after another and change the page's height. */
const quietTime = 300;

const focusWithoutScrolling = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Events of the user that end restoring. */
const userEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

export interface RestoreOptions {
  readonly root: HTMLElement;
  readonly outlet: HTMLElement;
  /** Position when the user left; null on a first visit. */
  readonly position: Position | null;
  /** Whether the screen is new. The heading of a new screen gets the focus. */
  readonly isNew: boolean;
  /** Headings of the previous screen, which may still be in the document. */
  readonly previousHeadings: ReadonlySet<Element>;
}

/**
 * Restores focus and scroll position as soon as the needed part of the screen is drawn.
 * @param onEnd called when both are restored, when the user does something, or after the time limit
 * @returns a function that stops restoring without calling `onEnd`
 */
export function restorePosition(
  { root, outlet, position, isNew, previousHeadings }: RestoreOptions,
  onEnd: () => void,
): () => void {
  const focusBefore = document.activeElement;
  /** Heading that has the focus until the stored element is drawn. */
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
    onEnd();
  };
  const check = (isLast = false) => {
    clearTimeout(endTimer);
    const isPreviousGone = [...previousHeadings].every((each) => !outlet.contains(each));
    const isWaiting =
      !isLast && (!isPreviousGone || outlet.querySelector('.fd-page-skeleton, [data-fd-waiting]') !== null);
    // While the previous screen shows, a dialog that closes can give it the focus.
    if (needsFocus && isPreviousGone) needsFocus = !moveFocus(isWaiting);
    const needsScroll = position !== null && isPreviousGone && !restoreScroll(position.scroll);
    // Without a stored position, the focus of the heading is the only goal.
    if (isLast || (position === null && !needsFocus)) finish();
    else if (!(needsFocus || needsScroll || isWaiting)) endTimer = setTimeout(finish, quietTime);
  };
  /** Scrolls to a position. @returns false while the page is not high enough */
  function restoreScroll(top: number): boolean {
    // Browsers round scroll positions.
    const isReached = () => Math.abs(window.scrollY - top) <= 2;
    if (!isReached()) window.scrollTo(0, top);
    return isReached();
  }
  /**
   * Focuses the stored element; if the screen is drawn without that element, focuses the heading until the element is drawn.
   * @returns whether nothing is left to focus
   */
  function moveFocus(isWaiting: boolean): boolean {
    const active = document.activeElement;
    // The view has moved the focus itself.
    if (active && active !== focusBefore && active !== heading && outlet.contains(active)) return true;
    const storedFocus = position?.focus;
    const found = storedFocus && findFocus(storedFocus, root);
    if (found) {
      focusWithoutScrolling(found);
      // `focus()` does nothing on an element that CSS hides.
      return document.activeElement === found;
    }
    // While skeletons or the previous screen show, the stored element is likely to appear, so the heading has to wait.
    if (isNew && !heading && !(storedFocus && isWaiting)) {
      heading = headingOf(outlet, previousHeadings);
      focusWithoutScrolling(heading);
    }
    if (storedFocus) return false;
    return heading !== null || (!isNew && !isWaiting);
  }

  const observer = new MutationObserver(() => check());
  observer.observe(outlet, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] });
  const timer = setTimeout(() => check(true), timeLimit);
  for (const event of userEvents) window.addEventListener(event, finish, { capture: true, passive: true });
  queueMicrotask(() => check());
  return stop;
}
