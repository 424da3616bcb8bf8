import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart, type BarChartProps, type ChartBar } from './bar-chart.view';

/** Triggers the resize observer of the chart. */
let resized: () => void = () => {};
let watched = 0;
let width = 650;
let isTouch = false;
/** Media query of the pointer. */
let pointer = new EventTarget();

class ObserverDouble implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    resized = () => act(() => callback([], this));
  }
  observe() {
    watched += 1;
    // Browsers call back once for each new element, with the next frame.
    queueMicrotask(resized);
  }
  unobserve() {}
  disconnect() {
    watched -= 1;
  }
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: ObserverDouble });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => pointer });
});
beforeEach(() => {
  width = 650;
  isTouch = false;
  pointer = Object.defineProperty(new EventTarget(), 'matches', { get: () => isTouch });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const barsOf = (values: readonly number[]): ChartBar[] =>
  values.map((value, index) => ({
    id: `${index}`,
    label: `Nov ${index}`,
    value,
    tooltip: [`November ${index}th`, `Views: ${value}`, 'Click to view Jetpack Stats.'],
  }));

/** Shows a chart with its bars and its table. */
async function show(values: readonly number[], props: Partial<BarChartProps> = {}) {
  const chart = (next: readonly number[]) => (
    <BarChart bars={barsOf(next)} barsLabel="Day" label="Views per day" lang="en" valuesLabel="Views" {...props} />
  );
  const { rerender, unmount } = render(chart(values));
  // A fake clock has to be moved on until the chart is measured.
  await act(async () => (isFake() ? void (await jest.advanceTimersByTimeAsync(20)) : undefined));
  return { again: (next: readonly number[]) => rerender(chart(next)), unmount };
}

const shownBars = () => within(screen.getByRole('group', { name: 'Views per day' })).queryAllByRole('img');
const names = () => shownBars().map((each) => each.getAttribute('aria-label'));
const many = Array.from({ length: 60 }, (_, index) => index);
const isFake = () => 'clock' in setTimeout;
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

test('draws values that arrive later together with their bars, as the placeholder was measured', async () => {
  const chart = (bars: readonly ChartBar[] | null) => (
    <BarChart bars={bars} barsLabel="Day" label="Views per day" placeholder={<p>Loading</p>} valuesLabel="Views" />
  );
  const { rerender } = render(chart(null));
  await act(async () => {});
  expect(screen.getByText('Loading')).toBeVisible();
  rerender(chart(barsOf([1, 2])));
  expect(shownBars()).toHaveLength(2);
  expect(screen.queryByText('Loading')).toBeNull();
});

test('names each bar by date and value', async () => {
  await show([1234, 0]);
  expect(names()).toEqual(['November 0th - 1,234.', 'November 1th - 0.']);
});

test('SHR-151 shows the newest bars that fit at 15 px each', async () => {
  await show(many);
  expect(shownBars()).toHaveLength(37);
  expect(names().at(-1)).toBe('November 59th - 59.');
});

test('SHR-152 shows the newest bars that fit at 42 px each on a touch device', async () => {
  isTouch = true;
  await show(many);
  expect(shownBars()).toHaveLength(13);
});

test('SHR-150 applies a new width at most every 400 ms', async () => {
  jest.useFakeTimers();
  const { unmount } = await show(many);
  expect(watched).toBe(1);
  resized();
  width = 232;
  resized();
  await pass(399);
  expect(shownBars()).toHaveLength(37);
  await pass(1);
  expect(shownBars()).toHaveLength(10);
  unmount();
  expect(watched).toBe(0);
});

test('SHR-150 ignores a window width of one pixel during a screenshot', async () => {
  jest.useFakeTimers();
  await show(many);
  const before = window.innerWidth;
  window.innerWidth = 1;
  width = 262;
  resized();
  expect(shownBars()).toHaveLength(37);
  window.innerWidth = before;
  width = 650;
  resized();
  await pass(400);
  expect(shownBars()).toHaveLength(37);
});

test('SHR-152 shows fewer or more bars when the pointer type changes after the width', async () => {
  jest.useFakeTimers();
  isTouch = true;
  width = 375;
  const { unmount } = await show(many);
  expect(shownBars()).toHaveLength(6);
  resized();
  width = 650;
  resized();
  await pass(400);
  expect(shownBars()).toHaveLength(13);
  isTouch = false;
  act(() => void pointer.dispatchEvent(new Event('change')));
  await pass(400);
  expect(shownBars()).toHaveLength(37);
  unmount();
  act(() => void pointer.dispatchEvent(new Event('change')));
  expect(jest.getTimerCount()).toBe(0);
});

test("SHR-153 labels the y axis with maximum, half and 0 in the language's digits", async () => {
  await show([1000]);
  for (const each of ['2,000', '1,000', '0']) expect(screen.getByText(each, { selector: 'figure span' })).toBeVisible();
});

test('SHR-154 scales small values to a maximum of 10', async () => {
  await show([3]);
  expect(screen.getByText('10')).toBeVisible();
  expect(shownBars()[0]?.firstElementChild?.getAttribute('style')).toBe('block-size: 30%;');
});

test("SHR-155 leaves out labels that don't fit, counted from the newest", async () => {
  width = 92 + 70; // 80 px for 4 bars of 20 px: every third
  await show([1, 2, 3, 4]);
  expect(screen.queryAllByText(/^Nov /).map((each) => each.textContent)).toEqual(['Nov 0', 'Nov 3']);
});

test('SHR-156 shows the tooltip of the bar under the pointer after 200 ms', async () => {
  jest.useFakeTimers();
  await show([7, 8]);
  fireEvent.pointerEnter(shownBars()[1] ?? document.body);
  await pass(199);
  expect(screen.queryByTestId('chart-tooltip')).toBeNull();
  await pass(1);
  expect(screen.getByTestId('chart-tooltip')).toHaveTextContent('November 1thViews: 8Click to view Jetpack Stats.');
  await act(async () => void fireEvent.pointerLeave(shownBars()[1] ?? document.body));
  expect(screen.queryByTestId('chart-tooltip')).toBeNull();
});

test('SHR-156 shows no tooltip when the pointer leaves within 200 ms', async () => {
  jest.useFakeTimers();
  await show([7, 8]);
  fireEvent.pointerEnter(shownBars()[0] ?? document.body);
  await pass(100);
  fireEvent.pointerLeave(shownBars()[0] ?? document.body);
  await pass(1000);
  expect(screen.queryByTestId('chart-tooltip')).toBeNull();
});

test('opens the tooltip toward the start near the end of the chart', async () => {
  await show(many);
  const [first] = shownBars();
  act(() => first?.focus());
  expect(screen.getByTestId('chart-tooltip')).toHaveClass('end');
  act(() => shownBars().at(-1)?.focus());
  expect(screen.getByTestId('chart-tooltip')).toHaveClass('start');
});

test.each([
  [[0, 0], true],
  [[0, 1], false],
  [[], false],
])('shows "No activity this period" for the values %j: %s', async (values, expected) => {
  await show(values);
  expect(screen.queryByText('No activity this period') !== null).toBe(expected);
});

test('has one Tab stop, moves between bars with arrows, Home and End, and hides the tooltip with Escape', async () => {
  await show([1, 2, 3]);
  await userEvent.tab();
  expect(shownBars()[2]).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(shownBars()[1]).toHaveFocus();
  expect(screen.getByTestId('chart-tooltip')).toHaveTextContent('Views: 2');
  await userEvent.keyboard('{Home}');
  expect(shownBars()[0]).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByTestId('chart-tooltip')).toBeNull();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(shownBars()[2]).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  expect(screen.queryByTestId('chart-tooltip')).toBeNull();
});

test('mirrors the arrow keys on a right-to-left page', async () => {
  await show([1, 2, 3]);
  screen.getByRole('group').style.direction = 'rtl';
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(shownBars()[1]).toHaveFocus();
});

test('selects bars that are buttons by click and Enter', async () => {
  const select = jest.fn();
  await show([1, 2], { onSelect: select });
  await userEvent.click(screen.getByRole('button', { name: 'November 0th - 1.' }));
  await userEvent.keyboard('{Enter}');
  expect(select.mock.calls.map(([bar]) => bar.id)).toEqual(['0', '0']);
});

test('lists all values in a table for screen readers, including those without a bar', async () => {
  await show(many);
  const table = screen.getByRole('table', { name: 'Views per day' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((each) => each.textContent),
  ).toEqual(['Day', 'Views']);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(60);
  expect(within(table).getByRole('row', { name: 'November 3th 3' })).toBeInTheDocument();
});

test('makes the newest bar the Tab stop after the data changes', async () => {
  const { again } = await show([1, 2, 3]);
  act(() => shownBars()[0]?.focus());
  act(() => shownBars()[0]?.blur());
  again([4]);
  expect(shownBars().map((each) => each.tabIndex)).toEqual([0]);
});
