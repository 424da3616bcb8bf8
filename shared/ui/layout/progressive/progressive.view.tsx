import { isFirstFrame } from '@flightdeck/shared/parts';
import { Children, type ReactNode, useEffect, useState } from 'react';
import { painted } from '../../../client/timing/timing';

/**
 * Draws its children one by one, each when the previous one is on screen. So the top of a long screen shows at once, and
 * no long task delays a click or a key. Until all are drawn, an element with `data-fd-waiting` marks the screen as
 * unfinished: the footer stays hidden, and the scroll position can still be restored. In the first frame of the page, all
 * children are drawn at once.
 */
export function Progressive({ children }: { readonly children: ReactNode }) {
  const items = Children.toArray(children);
  const [count, setCount] = useState(() => (isFirstFrame() ? Number.POSITIVE_INFINITY : 1));
  const hasMore = count < items.length;
  useEffect(() => {
    if (!hasMore) return;
    let isUnmounted = false;
    void painted().then(() => isUnmounted || setCount(count + 1));
    return () => {
      isUnmounted = true;
    };
  }, [hasMore, count]);
  return (
    <>
      {items.slice(0, count)}
      {hasMore && <div aria-busy="true" data-fd-waiting="" hidden />}
    </>
  );
}
