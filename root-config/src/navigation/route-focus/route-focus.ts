import { bare } from '@flightdeck/shared/contracts/wire';
import type { Navigation } from '../navigation';
import { createEntryMemory, type Position } from './entry-memory';
import { focusPosition } from './focus-position';
import { isNewScreen } from './is-new-screen';
import { restorePosition } from './restore-position';

/** ms after the position was restored before the scroll position is stored: not while the screen is being drawn. */
const restDelay = 300;

export interface RouteFocusOptions {
  readonly navigation: Pick<Navigation, 'current' | 'subscribe'>;
  /** Our part of the page: where the focus is remembered. */
  readonly root: HTMLElement;
  /** Where the screens are drawn. */
  readonly outlet: HTMLElement;
  /** Announces a new screen to screen readers, once. */
  announce(text: string): void;
}

/**
 * Manages focus and scroll position across route changes: the heading of a new screen gets the focus and is announced, and the
 * page starts at its top; Back and Forward restore focus and scroll position. It stops as soon as the user does something.
 * @returns stops it
 */
export function manageRouteFocus({ navigation, root, outlet, announce }: RouteFocusOptions): () => void {
  const memory = createEntryMemory(history, window.location);
  let placement = navigation.current();
  let stopRestoring = () => {};
  let isRestoring = false;
  let noting: ReturnType<typeof setTimeout> | undefined;

  const restore = (
    position: Position | null,
    options: { readonly isNew: boolean; readonly old: ReadonlySet<Element> },
  ) => {
    stopRestoring();
    isRestoring = true;
    stopRestoring = restorePosition({ outlet, root, position, ...options }, () => {
      isRestoring = false;
      noting = setTimeout(() => memory.note({ scroll: window.scrollY }), restDelay);
    });
  };

  const onMove = () => {
    clearTimeout(noting);
    const before = placement;
    placement = navigation.current();
    if (before.route.path !== placement.route.path) stopRestoring();
    const position = memory.enter();
    if (!isNewScreen(before, placement)) return;
    const isSame = before.screens.main === placement.screens.main;
    const { title } = placement.screens;
    if (title !== null && title !== before.screens.title) announce(title);
    // Removing the focused element would force a layout of the whole page, which is about to change anyway.
    if (!isSame) blurWithin(outlet);
    if (!position) window.scrollTo(0, 0);
    restore(position, { isNew: true, old: new Set(isSame ? [] : outlet.querySelectorAll('h1, h2')) });
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!isRestoring && target instanceof HTMLElement) memory.note({ focus: focusPosition(target, root) });
  };
  const onScroll = () => {
    if (!isRestoring) memory.note({ scroll: window.scrollY });
  };
  const onLeave = () => memory.keep();

  // Back from another page: a first visit restores nothing.
  const position = memory.enter();
  if (position) restore(position, { isNew: false, old: new Set() });

  const stop = navigation.subscribe(onMove);
  root.addEventListener('focusin', onFocus);
  window.addEventListener('scroll', onScroll, bare({ passive: true }));
  window.addEventListener('pagehide', onLeave);
  return () => {
    stop();
    clearTimeout(noting);
    stopRestoring();
    root.removeEventListener('focusin', onFocus);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pagehide', onLeave);
  };
}

function blurWithin(outlet: HTMLElement): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && outlet.contains(active)) active.blur();
}
