import { unwritable } from '@flightdeck/shared/format/amount';

/** How many bars, how high, which labels, on which side the tooltip stands (facts-shr.md part 6). Numbers are px. */

/** Least width of a bar (SHR-151), and where a finger must meet it (SHR-152). */
export const leastBar = { pointer: 15, touch: 42 } as const;

/** Of a label below a bar (SHR-155). */
export const labelWidth = 42;

/** Of the y axis and the padding of the container together. */
const beside = 82;

/** Closer to the end of the chart than this a tooltip stands on the other side. */
const tooltipRoom = 230;

export interface ChartSize {
  /** Of all bars together. */
  readonly width: number;
  /** How many there is room for. */
  readonly bars: number;
}

/** Until the container is measured. */
export const startSize: ChartSize = { width: 650, bars: 100 };

/** @param container its width; 0 while it is not shown */
export function chartSize(container: number, isTouch: boolean): ChartSize {
  const width = container - beside;
  if (width > 0) return { width, bars: Math.max(Math.floor(width / leastBar[isTouch ? 'touch' : 'pointer']), 1) };
  return isTouch ? chartSize(350 + beside, true) : startSize;
}

/**
 * The next multiple of the power of ten of the highest value, at least 10 (SHR-153, SHR-154). "Next" is strictly greater:
 * 999 gives 1000, 1000 gives 2000. What is no number, or too large to be written, does not count.
 */
export function yMaximum(values: readonly number[]): number {
  const highest = Math.trunc(values.reduce((most, value) => (value > most && value < unwritable ? value : most), 0));
  const power = 10 ** (String(highest).length - 1);
  return Math.max(Math.ceil((highest + 1) / power) * power, 10);
}

/** Height of a bar in percent; at least 1 stays free above it. What is no number has none. */
export function barHeight(value: number, maximum: number): number {
  const share = (value / maximum) * 100;
  return share > 0 ? Math.min(share, 99) : 0;
}

/** Whether the label of a bar is shown: every n-th, counted from the newest. */
export function isLabelled(index: number, count: number, barWidth: number): boolean {
  return (count - 1 - index) % Math.ceil(labelWidth / barWidth) === 0;
}

/** Along the line: towards its end, or towards its start when the end of the chart is too close. */
export const tooltipSide = (index: number, count: number, barWidth: number): 'end' | 'start' =>
  (count - 1 - index) * barWidth < tooltipRoom ? 'start' : 'end';

/** The bar a key leads to; `undefined` for any other key. */
export function stepTo(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  const newer = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const older = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === newer) return Math.min(index + 1, count - 1);
  if (key === older) return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
