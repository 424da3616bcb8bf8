import { amountLimit } from '@flightdeck/shared/format';

// Layout rules of the bar chart in px (FACT-SHR-6).

/** Minimum width of a bar for a mouse (SHR-151) and for touch (SHR-152). */
const minBarWidth = { pointer: 15, touch: 42 } as const;

const maxBarCount = 100;

/** Width of a label below a bar (SHR-155). */
export const labelWidth = 42;

/** Part of the container's width that is not for bars: the y axis and space around it. */
const reservedWidth = 82;

/** Space that a tooltip needs to open toward the end of the chart; with less space, it opens toward the start. */
const tooltipSpace = 230;

export interface ChartSize {
  /** Total width of the bars. */
  readonly width: number;
  /** Number of bars that fit. */
  readonly barCount: number;
}

/** Total width of the bars on a touch device if the container has no space for bars, for example while hidden. */
const fallbackTouchWidth = 350;

/** Size of a chart whose container has no space for bars or can't be measured. */
export const fallbackSize: ChartSize = { width: 650, barCount: maxBarCount };

/** Returns the size of the chart. @param containerWidth 0 while the container is hidden */
export function chartSize(containerWidth: number, isTouch: boolean): ChartSize {
  const width = containerWidth - reservedWidth;
  if (width > 0) {
    const barCount = Math.floor(width / minBarWidth[isTouch ? 'touch' : 'pointer']);
    return { width, barCount: Math.min(Math.max(barCount, 1), maxBarCount) };
  }
  return isTouch ? chartSize(fallbackTouchWidth + reservedWidth, true) : fallbackSize;
}

/**
 * Returns the next multiple of the highest value's power of ten, at least 10 (SHR-153, SHR-154). "Next" is strictly greater:
 * 999 gives 1000, 1000 gives 2000. Ignores NaN and values too large to format.
 */
export function yMaximum(values: readonly number[]): number {
  const highest = Math.trunc(values.reduce((max, value) => (value > max && value < amountLimit ? value : max), 0));
  const power = 10 ** (String(highest).length - 1);
  return Math.max(Math.ceil((highest + 1) / power) * power, 10);
}

/** Returns the height of a bar in percent, from 0 to 99. NaN gives 0. */
export function barHeight(value: number, maximum: number): number {
  const share = (value / maximum) * 100;
  return share > 0 ? Math.min(share, 99) : 0;
}

/** Returns whether a bar has a label: every n-th bar, counted from the newest, so that labels don't overlap (SHR-155). */
export function isLabeled(index: number, count: number, barWidth: number): boolean {
  return (count - 1 - index) % Math.ceil(labelWidth / barWidth) === 0;
}

/** Returns the side to which the tooltip opens: the end, or the start when the end of the chart is too close. */
export const tooltipSide = (index: number, count: number, barWidth: number): 'end' | 'start' =>
  (count - 1 - index) * barWidth < tooltipSpace ? 'start' : 'end';

/** Returns the index of the bar that a key moves to; `undefined` for other keys. */
export function indexAfterKey(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  const newerKey = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const olderKey = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === newerKey) return Math.min(index + 1, count - 1);
  if (key === olderKey) return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
