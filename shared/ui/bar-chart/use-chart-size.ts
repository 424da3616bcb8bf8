import { type RefObject, useLayoutEffect, useState } from 'react';
import { throttle } from '../timing/timing';
import { type ChartSize, chartSize, startSize } from './rules';

/** ms (SHR-150) */
const resizeThrottle = 400;

/** Measures the chart before it is painted, then with every change of its width, at most every 400 ms. */
export function useChartSize(figure: RefObject<HTMLElement | null>): ChartSize {
  const [size, setSize] = useState(startSize);
  useLayoutEffect(() => {
    const element = figure.current;
    if (!element) return;
    const measure = () => {
      // Asked each time: a device can have both.
      const isTouch = window.matchMedia?.('(pointer: coarse)').matches ?? false;
      const next = chartSize(element.clientWidth, isTouch);
      setSize((last) => (last.width === next.width && last.bars === next.bars ? last : next));
    };
    measure();
    const later = throttle(measure, resizeThrottle);
    // Not the window: the menu of the admin folds, a widget has its own width.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(later);
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      later.cancel();
    };
  }, [figure]);
  return size;
}
