import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { painted } from '../../client/timing/timing';

/** Random prefix of the IDs that React creates, so that labels and popovers never refer to an element of another plugin. */
const identifierPrefix = Math.random().toString(36).slice(2);

let hasDrawn = false;
let isDrawingFirstFrame = false;

/** Returns whether the page is drawing its first frame: shell and first screen, in one task (docs/decisions/039). */
export const isFirstFrame = (): boolean => isDrawingFirstFrame;

/** Marks the first draw on the page as the first frame, until that frame is painted. */
function markFirstFrame(): void {
  if (hasDrawn) return;
  hasDrawn = true;
  isDrawingFirstFrame = true;
  void painted().then(() => {
    isDrawingFirstFrame = false;
  });
}

/**
 * React roots for single-spa-react whose first render is synchronous, so that a loaded part is on screen with the next
 * frame, without an empty frame before it.
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
        markFirstFrame();
        flushSync(() => root.render(node));
      },
      unmount: () => root.unmount(),
    };
  },
};
