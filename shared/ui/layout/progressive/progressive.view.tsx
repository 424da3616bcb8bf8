import { Children, type ReactNode, useDeferredValue } from 'react';

/**
 * Draws its first child, then the others in the background, so that the top of a long screen shows at once, and no long task
 * delays a click or a key. Until all are drawn, an element with `data-fd-waiting` marks the screen as unfinished: the footer
 * stays hidden, and the scroll position can still be restored.
 */
export function Progressive({ children }: { readonly children: ReactNode }) {
  const isWhole = useDeferredValue(true, false);
  const items = Children.toArray(children);
  const isWaiting = !isWhole && items.length > 1;
  return (
    <>
      {isWaiting ? items.slice(0, 1) : items}
      {isWaiting && <div aria-busy="true" data-fd-waiting="" hidden />}
    </>
  );
}
