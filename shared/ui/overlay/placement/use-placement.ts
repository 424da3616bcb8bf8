import { type RefObject, useLayoutEffect } from 'react';
import { computePlacement, type PlacementInput } from './placement';

/**
 * Keeps an open box of the top layer beside its anchor while the page scrolls or its layout changes. Sets `data-position`
 * (missing while the box is closed or not placed yet) and `--fd-arrow` for the style sheet.
 */
export function usePlacement(
  isOpen: boolean,
  anchor: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  position: PlacementInput['position'],
  arrow: PlacementInput['arrow'],
): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!isOpen || !element) return;
    const place = () => {
      if (!anchor.current) return;
      const root = element.ownerDocument.documentElement;
      const placement = computePlacement({
        anchor: anchor.current.getBoundingClientRect(),
        size: { width: element.offsetWidth, height: element.offsetHeight },
        window: { width: root.clientWidth, height: root.clientHeight },
        position,
        arrow,
        isRtl: getComputedStyle(element).direction === 'rtl',
      });
      element.dataset.position = placement.position;
      element.style.left = `${placement.left}px`;
      element.style.top = `${placement.top}px`;
      element.style.setProperty('--fd-arrow', `${placement.arrow}px`);
    };
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    // Content that moves the anchor also resizes one of the anchor's ancestors, but not always the page.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
    for (let ancestor = anchor.current?.parentElement; ancestor; ancestor = ancestor.parentElement)
      observer?.observe(ancestor);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
      delete element.dataset.position;
    };
  }, [isOpen, anchor, box, position, arrow]);
}
