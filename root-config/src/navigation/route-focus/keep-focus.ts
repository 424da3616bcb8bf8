import { bare } from '@flightdeck/shared/contracts/wire';
import { isShown } from './focus-position';
import { headingOf } from './heading-of';

/** Parts of a screen that have a heading. */
const parts = 'article, section, [role="region"]';

/** ms for the view to focus the replacement itself (`useSuccessor`). */
const grace = 100;

/** Number of remembered elements, the newest last. */
const length = 5;

interface KeepFocusOptions {
  readonly root: HTMLElement;
  readonly outlet: HTMLElement;
}

/**
 * Moves a lost focus to a place nearby. A focus is lost when its element disappears: a dismissed notice, a button that
 * became text. Without it, keyboard users start at the top of the page, and screen readers say nothing. Changes of the route
 * and dialogs move the focus themselves.
 * @returns stops it
 */
export function keepFocus({ root, outlet }: KeepFocusOptions): () => void {
  let trail: readonly HTMLElement[] = [];
  let around: readonly HTMLElement[] = [];
  let hash = '';
  let isByKey = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement)) return;
    trail = [...trail.filter((each) => each !== target), target].slice(-length);
    around = ancestors(target, root).filter((each) => each.matches(parts));
    ({ hash } = location);
    isByKey = target.matches(':focus-visible');
  };
  const note = ({ target }: FocusEvent) => remember(target);
  const isLost = () => {
    const last = trail.at(-1);
    return last && !isThere(last) && document.activeElement === document.body && hash === location.hash;
  };
  const restore = () => {
    if (!isLost()) return;
    const part = around.find(isThere);
    const heading = part && headingOf(part, undefined, 'h2, h3, h4');
    const target = heading ?? trail.findLast(isThere) ?? headingOf(outlet);
    // A mouse user sees no focus, and should not see the page move.
    target?.focus(bare({ preventScroll: !isByKey }));
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    if (isLost()) timer = setTimeout(restore, grace);
  });
  observer.observe(
    root,
    bare<MutationObserverInit>({ subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] }),
  );
  root.addEventListener('focusin', note);
  if (root.contains(document.activeElement)) remember(document.activeElement);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    root.removeEventListener('focusin', note);
  };
}

const isThere = (element: Element): boolean => element.isConnected && isShown(element);

/** Returns the elements around an element, the nearest first. */
function ancestors(element: HTMLElement, root: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  return !parentElement || parentElement === root ? [] : [parentElement, ...ancestors(parentElement, root)];
}
