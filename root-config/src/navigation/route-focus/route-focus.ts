import type { Navigation, Placement } from '../navigation';
import { createEntryMemory, type Position } from './entry-memory';
import { focusPosition } from './focus-position';
import { isNewScreen } from './is-new-screen';
import { restorePosition } from './restore-position';

/** How long after restoring to store the scroll position, in ms: it may still change while the screen is drawn. */
const scrollStoreDelay = 300;

export interface RouteFocusOptions {
  readonly navigation: Pick<Navigation, 'placement$'>;
  /** Element of the page in which the focus is remembered. */
  readonly root: HTMLElement;
  /** Element in which the screens are drawn. */
  readonly outlet: HTMLElement;
  /** Announces a new screen to screen readers, once. */
  announce(text: string): void;
}

/**
 * Manages focus and scroll position across route changes: the heading of a new screen gets the focus and is announced, and
 * the page scrolls to its top; Back and Forward restore focus and scroll position. Restoring ends as soon as the user does
 * something.
 * @returns a function that removes all listeners
 */
export function manageRouteFocus({ navigation, root, outlet, announce }: RouteFocusOptions): () => void {
  const memory = createEntryMemory(history, window.location);
  let placement = navigation.placement$.value;
  let stopRestoring = () => {};
  let isRestoring = false;
  let storeTimer: ReturnType<typeof setTimeout> | undefined;

  const restore = (
    position: Position | null,
    options: { readonly isNew: boolean; readonly previousHeadings: ReadonlySet<Element> },
  ) => {
    stopRestoring();
    isRestoring = true;
    stopRestoring = restorePosition({ outlet, root, position, ...options }, () => {
      isRestoring = false;
      storeTimer = setTimeout(() => memory.store({ scroll: window.scrollY }), scrollStoreDelay);
    });
  };

  const onPlacement = (next: Placement) => {
    if (next === placement) return;
    clearTimeout(storeTimer);
    const before = placement;
    placement = next;
    if (before.route.path !== placement.route.path) {
      stopRestoring();
      isRestoring = false;
    }
    const position = memory.enter();
    if (!isNewScreen(before, placement)) return;
    const isSameScreen = before.screens.main === placement.screens.main;
    const { title } = placement.screens;
    if (title !== null && title !== before.screens.title) announce(title);
    // Removing the focused element would force a layout of the whole page, which is about to change anyway.
    if (!isSameScreen) blurWithin(outlet);
    if (!position) window.scrollTo(0, 0);
    restore(position, {
      isNew: true,
      previousHeadings: new Set(isSameScreen ? [] : outlet.querySelectorAll('h1, h2')),
    });
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!isRestoring && target instanceof HTMLElement) memory.store({ focus: focusPosition(target, root) });
  };
  const onScroll = () => {
    if (!isRestoring) memory.store({ scroll: window.scrollY });
  };
  const onPageHide = () => memory.persist();

  // The user may have come back from another page. A first visit has no position.
  const position = memory.enter();
  if (position) restore(position, { isNew: false, previousHeadings: new Set() });

  const subscription = navigation.placement$.subscribe(onPlacement);
  root.addEventListener('focusin', onFocus);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pagehide', onPageHide);
  return () => {
    subscription.unsubscribe();
    clearTimeout(storeTimer);
    stopRestoring();
    root.removeEventListener('focusin', onFocus);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pagehide', onPageHide);
  };
}

function blurWithin(outlet: HTMLElement): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && outlet.contains(active)) active.blur();
}
