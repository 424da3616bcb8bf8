import { bare } from '@flightdeck/shared/contracts/wire';
import { isShown } from './focus-position';
import { headingOf } from './heading-of';

/** Selects the elements of a screen that have a heading. */
const groupSelector = 'article, section, [role="region"]';

/** ms in which the view can focus the replacement itself (`useLostFocus`). */
const graceTime = 100;

/** Number of elements to remember. */
const maxRemembered = 5;

interface KeepFocusOptions {
  readonly root: HTMLElement;
  readonly outlet: HTMLElement;
}

/**
 * Moves a lost focus to an element nearby. The focus is lost when its element disappears, as with a dismissed notice or a
 * button that became text. Keyboard users would then start at the top of the page, and screen readers would say nothing.
 * Changes of the route and dialogs move the focus themselves.
 * @returns a function that stops watching the focus
 */
export function keepFocus({ root, outlet }: KeepFocusOptions): () => void {
  /** Elements that had the focus, the newest last. */
  let trail: readonly HTMLElement[] = [];
  let groupsAround: readonly HTMLElement[] = [];
  let hash = '';
  let isKeyboardFocus = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement)) return;
    trail = [...trail.filter((each) => each !== target), target].slice(-maxRemembered);
    groupsAround = ancestors(target, root).filter((each) => each.matches(groupSelector));
    ({ hash } = location);
    isKeyboardFocus = target.matches(':focus-visible');
  };
  const onFocusIn = ({ target }: FocusEvent) => remember(target);
  const isLost = () => {
    const last = trail.at(-1);
    return last && !isThere(last) && document.activeElement === document.body && hash === location.hash;
  };
  const restore = () => {
    if (!isLost()) return;
    const group = groupsAround.find(isThere);
    const heading = group && headingOf(group, undefined, 'h2, h3, h4');
    const target = heading ?? trail.findLast(isThere) ?? headingOf(outlet);
    // A mouse user sees no focus, and should not see the page move.
    target?.focus(bare({ preventScroll: !isKeyboardFocus }));
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    if (isLost()) timer = setTimeout(restore, graceTime);
  });
  observer.observe(
    root,
    bare<MutationObserverInit>({ subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] }),
  );
  root.addEventListener('focusin', onFocusIn);
  if (root.contains(document.activeElement)) remember(document.activeElement);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    root.removeEventListener('focusin', onFocusIn);
  };
}

const isThere = (element: Element): boolean => element.isConnected && isShown(element);

/** Returns the elements around an element, the nearest first. */
function ancestors(element: HTMLElement, root: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  return !parentElement || parentElement === root ? [] : [parentElement, ...ancestors(parentElement, root)];
}
