import {
  advance,
  barNames,
  browser,
  changePointer,
  renderChart,
  resize,
  shownBars,
  sixtyValues,
} from './bar-chart-under-test';

test('SHR-151 shows the newest bars that fit at 15 px each', async () => {
  await renderChart(sixtyValues);
  expect(shownBars()).toHaveLength(37);
  expect(barNames().at(-1)).toBe('November 59 - 59.');
});

test('SHR-152 shows the newest bars that fit at 42 px each on a touch device', async () => {
  browser.isTouch = true;
  await renderChart(sixtyValues);
  expect(shownBars()).toHaveLength(13);
});

test('SHR-150 applies a new width at most every 400 ms', async () => {
  jest.useFakeTimers();
  const { unmount } = await renderChart(sixtyValues);
  expect(browser.observedElements).toBe(1);
  resize();
  browser.width = 232;
  resize();
  await advance(399);
  expect(shownBars()).toHaveLength(37);
  await advance(1);
  expect(shownBars()).toHaveLength(10);
  unmount();
  expect(browser.observedElements).toBe(0);
});

test('SHR-150 ignores a window width of one pixel during a screenshot', async () => {
  jest.useFakeTimers();
  await renderChart(sixtyValues);
  const originalWidth = window.innerWidth;
  window.innerWidth = 1;
  browser.width = 262;
  resize();
  expect(shownBars()).toHaveLength(37);
  window.innerWidth = originalWidth;
  browser.width = 650;
  resize();
  await advance(400);
  expect(shownBars()).toHaveLength(37);
});

test('SHR-152 shows more bars after a touch device gets a mouse, without a resize', async () => {
  jest.useFakeTimers();
  Object.assign(browser, { width: 375, isTouch: true });
  const { unmount } = await renderChart(sixtyValues);
  expect(shownBars()).toHaveLength(6);
  resize();
  browser.width = 650;
  resize();
  await advance(400);
  expect(shownBars()).toHaveLength(13);
  browser.isTouch = false;
  changePointer();
  await advance(400);
  expect(shownBars()).toHaveLength(37);
  unmount();
  changePointer();
  expect(jest.getTimerCount()).toBe(0);
});
