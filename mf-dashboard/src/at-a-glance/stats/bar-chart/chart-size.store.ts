import { throttle } from '@flightdeck/shared/timing';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { type ChartSize, chartSize, startSize } from './rules';

/** ms (SHR-150) */
const resizeThrottle = 400;

/** Measures the chart before it is painted, then with every change of its width or pointer, at most every 400 ms. */
export function useChartSize(figure: RefObject<HTMLElement | null>): ChartSize {
  const [size, setSize] = useState(startSize);
  useLayoutEffect(() => {
    const element = figure.current;
    if (!element) return;
    const finger = window.matchMedia?.('(pointer: coarse)');
    const measure = () => {
      // While a browser takes a picture of a long page, its window is a pixel wide for a moment: twelve wide bars would be on it.
      if (window.innerWidth <= 1) return;
      const next = chartSize(element.clientWidth, finger?.matches ?? false);
      setSize((last) => (last.width === next.width && last.bars === next.bars ? last : next));
    };
    measure();
    const later = throttle(measure, resizeThrottle);
    // Not the window: the menu of the admin folds, a widget has its own width.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(later);
    observer?.observe(element);
    // A keyboard docked, a tablet turned into a laptop: the width stays, or changed a moment before.
    finger?.addEventListener('change', later);
    return () => {
      finger?.removeEventListener('change', later);
      observer?.disconnect();
      later.cancel();
    };
  }, [figure]);
  return size;
}
