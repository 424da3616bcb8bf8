import { isFirstFrame } from '@flightdeck/shared/parts';
import { Children, type ReactNode, useEffect, useState } from 'react';
import { painted } from '../../../client/timing/timing';

/**
 * Draws its children one by one, each when the previous one is on screen, so that the top of a long screen shows at
 * once and no long task delays a click or a key. Until all are drawn, the element is marked with `data-fd-waiting`, so that the
 * footer waits and a stored scroll position is kept. The screen that opens the page is drawn as a whole instead.
 */
export function Progressive({ children }: { readonly children: ReactNode }) {
  const all = Children.toArray(children);
  const [count, setCount] = useState(() => (isFirstFrame() ? Number.POSITIVE_INFINITY : 1));
  const waits = count < all.length;
  useEffect(() => {
    if (!waits) return;
    let unmounted = false;
    void painted().then(() => unmounted || setCount(count + 1));
    return () => {
      unmounted = true;
    };
  }, [waits, count]);
  return (
    <>
      {all.slice(0, count)}
      {waits && <div aria-busy="true" data-fd-waiting="" hidden />}
    </>
  );
}
