import type { Navigation } from '../navigation/navigation';
import { arrivalKind } from './arrival-kind';
import { createEntryMemory, type Spot } from './entry-memory';
import { focusPlace } from './focus-place';
import { settle } from './settle';

/** ms after an arrival before it is noted how high the page was left by it: not while the screen is being drawn. */
const rest = 300;

export interface ArrivalOptions {
  readonly navigation: Pick<Navigation, 'current' | 'subscribe'>;
  /** All that is ours on the page: where the focus is remembered. */
  readonly root: HTMLElement;
  /** Where the screens are drawn. */
  readonly outlet: HTMLElement;
  /** Tells screen readers, once per arrival. */
  announce(text: string): void;
}

/**
 * Sees to those who go from screen to screen: the focus goes to the heading of the new one, which is announced, and the
 * page starts at its top; Back and Forward lead to where they were, focus and scroll position included. Whoever does
 * something meanwhile is left alone.
 * @returns stops it
 */
export function followArrivals({ navigation, root, outlet, announce }: ArrivalOptions): () => void {
  const memory = createEntryMemory(history, window.location);
  let placement = navigation.current();
  let stopSettling = () => {};
  let isSettling = false;
  let noting: ReturnType<typeof setTimeout> | undefined;

  const arrive = (spot: Spot | null, options: { readonly isNew: boolean; readonly old: ReadonlySet<Element> }) => {
    stopSettling();
    isSettling = true;
    stopSettling = settle({ outlet, root, spot, ...options }, () => {
      isSettling = false;
      noting = setTimeout(() => memory.note({ scroll: window.scrollY }), rest);
    });
  };

  const onMove = () => {
    clearTimeout(noting);
    const before = placement;
    placement = navigation.current();
    if (before.route.path !== placement.route.path) stopSettling();
    const spot = memory.enter();
    if (arrivalKind(before, placement) === 'stay') return;
    const isSame = before.screens.main === placement.screens.main;
    const { title } = placement.screens;
    if (title !== null && title !== before.screens.title) announce(title);
    // Before it takes out what has the focus the browser lays out the whole page, which is about to change anyway.
    if (!isSame) blurWithin(outlet);
    if (!spot) window.scrollTo(0, 0);
    arrive(spot, { isNew: true, old: new Set(isSame ? [] : outlet.querySelectorAll('h1, h2')) });
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!isSettling && target instanceof HTMLElement) memory.note({ focus: focusPlace(target, root) });
  };
  const onScroll = () => {
    if (!isSettling) memory.note({ scroll: window.scrollY });
  };
  const onLeave = () => memory.keep();

  // Back from another page: nobody is moved who has not been here before.
  const spot = memory.enter();
  if (spot) arrive(spot, { isNew: false, old: new Set() });

  const stop = navigation.subscribe(onMove);
  root.addEventListener('focusin', onFocus);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pagehide', onLeave);
  return () => {
    stop();
    clearTimeout(noting);
    stopSettling();
    root.removeEventListener('focusin', onFocus);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pagehide', onLeave);
  };
}

function blurWithin(outlet: HTMLElement): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && outlet.contains(active)) active.blur();
}
