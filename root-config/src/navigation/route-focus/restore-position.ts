import { bare } from '@flightdeck/shared/contracts/wire';
import type { Position } from './entry-memory';
import { findFocus } from './focus-position';
import { headingOf } from './heading-of';

/** ms to wait for the screen to be drawn. */
const limit = 5000;

/** ms without a change: cards further down are drawn one after another, and the page has its final height only then. */
const quiet = 300;

/** Each of these events ends the restoring, because the user has continued. */
const userEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

export interface RestoreOptions {
  readonly root: HTMLElement;
  readonly outlet: HTMLElement;
  /** Position when the user left; null on a first visit. */
  readonly position: Position | null;
  /** A new screen: its heading gets the focus. */
  readonly isNew: boolean;
  /** Headings of the screen before, which may still be in the document. */
  readonly old: ReadonlySet<Element>;
}

/**
 * Restores focus and scroll position as soon as that part of the screen is drawn.
 * @param done called when nothing is left to do, or the user has continued
 * @returns stops it, without `done`
 */
export function restorePosition({ root, outlet, position, isNew, old }: RestoreOptions, done: () => void): () => void {
  const focusBefore = document.activeElement;
  /** Has the focus until the element that had it before is drawn. */
  let heading: HTMLElement | null = null;
  let needsFocus = true;
  let ending: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(ending);
    for (const event of userEvents) window.removeEventListener(event, finish, true);
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
    const needsScroll = position !== null && isOldGone && !scrollNow(position.scroll);
    if (isLast || !(position || needsFocus)) finish();
    else if (!(needsFocus || needsScroll || waits)) ending = setTimeout(finish, quiet);
  };
  /** @returns whether the page is high enough */
  function scrollNow(to: number): boolean {
    const isThere = () => Math.abs(window.scrollY - to) <= 2;
    if (!isThere()) window.scrollTo(0, to);
    return isThere();
  }
  /** @returns whether nothing is left to focus */
  function focusNow(waits: boolean): boolean {
    const active = document.activeElement;
    // The view has moved the focus itself.
    if (active && active !== focusBefore && active !== heading && outlet.contains(active)) return true;
    const known = position?.focus ? findFocus(position.focus, root) : null;
    const target = known ?? (heading || (position?.focus && waits) || !isNew ? null : headingOf(outlet, old));
    target?.focus(bare({ preventScroll: true }));
    // A hidden element takes no focus.
    if (known) return document.activeElement === known;
    heading ??= target;
    return position?.focus ? false : heading !== null || (!isNew && !waits);
  }

  const observer = new MutationObserver(() => look());
  observer.observe(
    outlet,
    bare<MutationObserverInit>({ subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] }),
  );
  const timer = setTimeout(() => look(true), limit);
  for (const event of userEvents) window.addEventListener(event, finish, bare({ capture: true, passive: true }));
  queueMicrotask(() => look());
  return stop;
}
