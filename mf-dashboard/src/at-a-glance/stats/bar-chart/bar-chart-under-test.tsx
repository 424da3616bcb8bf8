import { act, render, screen, within } from '@testing-library/react';
import { BarChart, type BarChartProps, type ChartBar } from './bar-chart.view';

/** Size and pointer of the fake browser; each test starts with these values. */
export const browser = { width: 650, isTouch: false, observedElements: 0 };

let notifyObserver = () => {};
let pointerQuery = new EventTarget();

class ResizeObserverDouble implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    notifyObserver = () => act(() => callback([], this));
  }
  observe() {
    browser.observedElements += 1;
    // Browsers call back once for each new element, with the next frame.
    queueMicrotask(notifyObserver);
  }
  unobserve() {}
  disconnect() {
    browser.observedElements -= 1;
  }
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: ResizeObserverDouble });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => pointerQuery });
});
beforeEach(() => {
  Object.assign(browser, { width: 650, isTouch: false });
  pointerQuery = Object.defineProperty(new EventTarget(), 'matches', { get: () => browser.isTouch });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => browser.width);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Calls the resize observer of the chart. */
export const resize = () => notifyObserver();

/** Reports a change of the pointer type. */
export const changePointer = () => act(() => void pointerQuery.dispatchEvent(new Event('change')));

/** Advances the fake clock by a time in ms. */
export const advance = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

/** Returns a bar for each value, dated Nov 0, Nov 1 and so on. */
export const barsOf = (values: readonly number[]): ChartBar[] =>
  values.map((value, index) => ({
    id: `${index}`,
    label: `Nov ${index}`,
    value,
    tooltip: [`November ${index}th`, `Views: ${value}`, 'Click to view Jetpack Stats.'],
  }));

/** The values 0 to 59, more than fit. */
export const sixtyValues = Array.from({ length: 60 }, (_, index) => index);

/** Renders a chart and waits until it is measured. */
export async function renderChart(values: readonly number[], props: Partial<BarChartProps> = {}) {
  const chart = (next: readonly number[]) => (
    <BarChart bars={barsOf(next)} barsLabel="Day" label="Views per day" lang="en" valuesLabel="Views" {...props} />
  );
  const { rerender, unmount } = render(chart(values));
  // Only a fake setTimeout has a clock. 20 ms are more than one frame.
  const hasFakeTimers = 'clock' in setTimeout;
  await act(async () => {
    if (hasFakeTimers) await jest.advanceTimersByTimeAsync(20);
  });
  return { setValues: (next: readonly number[]) => rerender(chart(next)), unmount };
}

/** Returns the bars in the chart; the table has all values. */
export const shownBars = () => within(screen.getByRole('group', { name: 'Views per day' })).queryAllByRole('img');

export const barNames = () => shownBars().map((bar) => bar.getAttribute('aria-label'));
