import { throttle } from '@flightdeck/shared/timing';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { type ChartSize, chartSize, startSize } from './rules';

/** ms (SHR-150) */
const resizeThrottle = 400;

/**
 * Measures the container before the first paint, and after changes of its width or pointer type, at most every 400 ms.
 * @param drawNow draws a change of state before it returns, as `flushSync` does
 * @returns null until the first measurement, so that bars are drawn once and not twice
 */
export function useChartSize(
  container: RefObject<HTMLElement | null>,
  drawNow: (change: () => void) => void,
): ChartSize | null {
  const [size, setSize] = useState<ChartSize | null>(null);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const coarsePointer = window.matchMedia?.('(pointer: coarse)');
    const measure = () => {
      // Browsers shrink the window to one pixel while they capture a long page; ignore that width.
      if (window.innerWidth <= 1) return setSize((last) => last ?? startSize);
      const next = chartSize(element.clientWidth, coarsePointer?.matches ?? false);
      setSize((last) => (last?.width === next.width && last.bars === next.bars ? last : next));
    };
    const later = throttle(measure, resizeThrottle);
    let isMeasured = false;
    const resized = () => {
      if (isMeasured) return later();
      isMeasured = true;
      // The observer is called between layout and paint: the bars are in the first frame.
      drawNow(measure);
    };
    // Observe the container, not the window: the admin menu folds, and a widget has its own width.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(resized);
    if (observer) observer.observe(element);
    // Without an observer, measuring forces a layout of the whole page in the task that draws the card.
    else measure();
    // Docking a keyboard changes the pointer type without a resize.
    coarsePointer?.addEventListener('change', later);
    return () => {
      coarsePointer?.removeEventListener('change', later);
      observer?.disconnect();
      later.cancel();
    };
  }, [container, drawNow]);
  return size;
}
