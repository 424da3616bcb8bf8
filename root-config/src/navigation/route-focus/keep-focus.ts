import { isShown } from './focus-position';
import { headingOf } from './heading-of';

/** Selects the groups of a screen that have a heading. */
const groupSelector = 'article, section, [role="region"]';

/** How long a view may take to focus a replacement (`useLostFocus`), in ms. */
const replacementTime = 100;

/** Number of focused elements to remember. */
const maxRemembered = 5;

interface KeepFocusOptions {
  readonly root: HTMLElement;
  readonly outlet: HTMLElement;
}

/**
 * Moves a lost focus to a nearby element. The focus is lost when its element disappears, for example in a dismissed notice.
 * Keyboard users would then start at the top of the page, and screen readers would say nothing. Ignores route changes and
 * dialogs, which move the focus themselves.
 * @returns a function that stops watching the focus
 */
export function keepFocus({ root, outlet }: KeepFocusOptions): () => void {
  /** The last elements that had the focus, the newest last. */
  let focusHistory: readonly HTMLElement[] = [];
  let surroundingGroups: readonly HTMLElement[] = [];
  let hash = '';
  let isKeyboardFocus = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement)) return;
    focusHistory = [...focusHistory.filter((each) => each !== target), target].slice(-maxRemembered);
    surroundingGroups = ancestors(target, root).filter((each) => each.matches(groupSelector));
    ({ hash } = location);
    isKeyboardFocus = target.matches(':focus-visible');
  };
  const onFocusIn = ({ target }: FocusEvent) => remember(target);
  const isLost = () => {
    const lastFocused = focusHistory.at(-1);
    return lastFocused && !isPresent(lastFocused) && document.activeElement === document.body && hash === location.hash;
  };
  const restore = () => {
    if (!isLost()) return;
    const group = surroundingGroups.find(isPresent);
    const heading = group && headingOf(group, undefined, 'h2, h3, h4');
    const target = heading ?? focusHistory.findLast(isPresent) ?? headingOf(outlet);
    // A mouse user sees no focus, so the page must not scroll.
    target?.focus({ preventScroll: !isKeyboardFocus });
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    if (isLost()) timer = setTimeout(restore, replacementTime);
  });
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] });
  root.addEventListener('focusin', onFocusIn);
  if (root.contains(document.activeElement)) remember(document.activeElement);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    root.removeEventListener('focusin', onFocusIn);
  };
}

const isPresent = (element: Element): boolean => element.isConnected && isShown(element);

/** Returns the ancestors of an element inside the root, the nearest first. */
function ancestors(element: HTMLElement, root: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  return !parentElement || parentElement === root ? [] : [parentElement, ...ancestors(parentElement, root)];
}
