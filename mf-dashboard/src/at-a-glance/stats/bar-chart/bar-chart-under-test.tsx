import { act, render, screen, within } from '@testing-library/react';
import { BarChart, type BarChartProps, type ChartBar } from './bar-chart.view';

/** Width of the chart's container, pointer type, and number of observed elements. Each test starts with these values. */
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

/** Calls the chart's resize observer, as the browser does after a change of `browser.width`. */
export const resize = () => notifyObserver();

/** Notifies the chart of a change of `browser.isTouch`. */
export const changePointer = () => act(() => void pointerQuery.dispatchEvent(new Event('change')));

/** Advances the fake clock by a time in ms. */
export const advance = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

/** Returns a bar for each value, dated Nov 0, Nov 1 and so on. */
export const barsOf = (values: readonly number[]): ChartBar[] =>
  values.map((value, index) => ({
    id: `${index}`,
    label: `Nov ${index}`,
    value,
    tooltip: [`November ${index}`, `Views: ${value}`, 'Click to view Jetpack Stats.'],
  }));

/** The values 0 to 59, more than the chart has space for. */
export const sixtyValues = Array.from({ length: 60 }, (_, index) => index);

/** Renders a chart and waits until it is measured. */
export async function renderChart(values: readonly number[], props: Partial<BarChartProps> = {}) {
  const chart = (next: readonly number[]) => (
    <BarChart
      bars={barsOf(next)}
      barsLabel="Day"
      label="Views per day"
      locale={{ lang: 'en' }}
      valuesLabel="Views"
      {...props}
    />
  );
  const { rerender, unmount } = render(chart(values));
  // Only a fake setTimeout has a clock. Fake timers also hold back the microtask in which the observer reports.
  const hasFakeTimers = 'clock' in setTimeout;
  await act(async () => {
    if (hasFakeTimers) await jest.advanceTimersByTimeAsync(0);
  });
  return { setValues: (next: readonly number[]) => rerender(chart(next)), unmount };
}

/** Returns the visible bars of a chart without `onSelect`. */
export const shownBars = () => within(screen.getByRole('group', { name: 'Views per day' })).queryAllByRole('img');

/** Returns the accessible names of the visible bars. */
export const barNames = () => shownBars().map((bar) => bar.getAttribute('aria-label'));
