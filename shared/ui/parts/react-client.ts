import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

/** Random prefix of the IDs that React creates, so that labels and popovers never refer to an element of another plugin. */
const identifierPrefix = Math.random().toString(36).slice(2);

/**
 * React roots for single-spa-react. While the page opens, React draws a part in slices, between which the browser answers the
 * user (docs/decisions/046). A part that replaces another after the user acted is drawn at once, without an empty frame before it.
 */
export const reactClient = {
  createRoot(element: Element): Pick<Root, 'render' | 'unmount'> {
    // The boundary of a part logs the errors it catches; React would log them again.
    const root = createRoot(element, { identifierPrefix, onCaughtError: () => {} });
    let isDrawn = false;
    return {
      render(node: ReactNode) {
        if (isDrawn) return root.render(node);
        isDrawn = true;
        const draw = () => root.render(node);
        if (navigator.userActivation?.hasBeenActive) flushSync(draw);
        else startTransition(draw);
      },
      unmount: () => root.unmount(),
    };
  },
};
