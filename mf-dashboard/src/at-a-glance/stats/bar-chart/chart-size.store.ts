import { throttle } from '@flightdeck/shared/timing';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { type ChartSize, chartSize, fallbackSize } from './rules';

/** Shortest time between two measurements, in ms (SHR-150). */
const resizeThrottle = 400;

/**
 * Measures the container before the first paint, and after its width or the pointer type changes, at most every 400 ms.
 * @param flushNow runs a callback and renders its state changes before it returns, as `flushSync` does
 * @returns null until the first measurement, so that bars are not drawn at a wrong size first
 */
export function useChartSize(
  container: RefObject<HTMLElement | null>,
  flushNow: (change: () => void) => void,
): ChartSize | null {
  const [size, setSize] = useState<ChartSize | null>(null);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const coarsePointer = window.matchMedia?.('(pointer: coarse)');
    const measure = () => {
      // Browsers shrink the window to one pixel while they capture a long page; ignore that width.
      if (window.innerWidth <= 1) return setSize((current) => current ?? fallbackSize);
      const next = chartSize(element.clientWidth, coarsePointer?.matches ?? false);
      setSize((current) => (current?.width === next.width && current.barCount === next.barCount ? current : next));
    };
    const throttledMeasure = throttle(measure, resizeThrottle);
    let isMeasured = false;
    const onResize = () => {
      if (isMeasured) return throttledMeasure();
      isMeasured = true;
      // Browsers call the observer between layout and paint, so the first frame has the bars.
      flushNow(measure);
    };
    // Observe the container, not the window: the admin menu folds, and a widget has its own width.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onResize);
    observer?.observe(element);
    // Only without an observer: measuring here forces a layout of the whole page.
    if (!observer) measure();
    // Docking a keyboard changes the pointer type without a resize.
    coarsePointer?.addEventListener('change', throttledMeasure);
    return () => {
      coarsePointer?.removeEventListener('change', throttledMeasure);
      observer?.disconnect();
      throttledMeasure.cancel();
    };
  }, [container, flushNow]);
  return size;
}
