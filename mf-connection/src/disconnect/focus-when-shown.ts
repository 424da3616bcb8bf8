import { type RefObject, useEffect } from 'react';

/** A part stays hidden until it has mounted, and nothing hidden can have focus. So many frames are waited for it. */
const patience = 60;

/** Gives an element focus as soon as the part it stands in shows. */
export function useFocusWhenShown(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let left = patience;
    let frame = 0;
    const look = () => {
      left -= 1;
      if (element.current && element.current.getClientRects().length > 0) element.current.focus();
      else if (left > 0) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [element]);
}
