import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

/**
 * React roots for single-spa-react whose first render is synchronous, so that a loaded part is on screen with the next
 * frame, without an empty frame before it.
 */
export const syncRoots = {
  createRoot(element: Element): Pick<Root, 'render' | 'unmount'> {
    // The boundary of a part logs the errors it catches; React would log them again.
    const root = createRoot(element, { onCaughtError: () => {} });
    let isDrawn = false;
    return {
      render(node: ReactNode) {
        if (isDrawn) return root.render(node);
        isDrawn = true;
        flushSync(() => root.render(node));
      },
      unmount: () => root.unmount(),
    };
  },
};
