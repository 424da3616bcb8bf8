import { Children, type ReactNode, useEffect, useState } from 'react';
import { painted } from '../../client/timing/timing';

/**
 * Draws its children one after another, each when the one before is on screen: the top of a long screen shows at once,
 * and no single piece of work holds up a click or a key. Until all are there the place says that it waits
 * (`data-fd-waiting`), so that the footer stays away and a remembered scroll position is not given up.
 */
export function Staged({ children }: { readonly children: ReactNode }) {
  const all = Children.toArray(children);
  const [count, setCount] = useState(1);
  const waits = count < all.length;
  useEffect(() => {
    if (!waits) return;
    let left = false;
    void painted().then(() => left || setCount(count + 1));
    return () => {
      left = true;
    };
  }, [waits, count]);
  return (
    <>
      {all.slice(0, count)}
      {waits && <div aria-busy="true" data-fd-waiting="" hidden />}
    </>
  );
}
