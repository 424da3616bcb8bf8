import { act, render, screen, within } from '@testing-library/react';
import { BarChart, type ChartBar } from './bar-chart.view';
import { barNames, barsOf, browser, renderChart, shownBars, sixtyValues } from './bar-chart-under-test';

test('draws the bars in the render in which they load, because the width was measured with the placeholder', async () => {
  const chart = (bars: readonly ChartBar[] | null) => (
    <BarChart
      bars={bars}
      barsLabel="Day"
      label="Views per day"
      locale={{ lang: 'en' }}
      placeholder={<p>Loading</p>}
      valuesLabel="Views"
    />
  );
  const { rerender } = render(chart(null));
  await act(async () => {});
  expect(screen.getByText('Loading')).toBeVisible();
  rerender(chart(barsOf([1, 2])));
  expect(shownBars()).toHaveLength(2);
  expect(screen.queryByText('Loading')).toBeNull();
});

test('names each bar by date and value', async () => {
  await renderChart([1234, 0]);
  expect(barNames()).toEqual(['November 0 - 1,234.', 'November 1 - 0.']);
});

test('marks a bar whose value can still grow, in its name and in the table too', async () => {
  const [done, current] = barsOf([5, 6]);
  if (!done || !current) throw new Error('There are no bars.');
  await renderChart([], { bars: [done, { ...current, incompleteNote: 'Not complete yet.' }] });
  expect(barNames()).toEqual(['November 0 - 5.', 'November 1 - 6. Not complete yet.']);
  expect(shownBars().map((bar) => bar.querySelector('.incomplete') !== null)).toEqual([false, true]);
  expect(screen.getByRole('row', { name: 'November 1 6 – Not complete yet.' })).toBeInTheDocument();
});

test('SHR-153 labels the y axis with the maximum, half of it and 0, as grouped numbers', async () => {
  await renderChart([1000]);
  for (const label of ['2,000', '1,000', '0'])
    expect(screen.getByText(label, { selector: 'figure span' })).toBeVisible();
});

test('SHR-154 scales small values to a maximum of 10', async () => {
  await renderChart([3]);
  expect(screen.getByText('10')).toBeVisible();
  expect(shownBars()[0]?.firstElementChild?.getAttribute('style')).toBe('block-size: 30%;');
});

test('SHR-155 labels only every third bar, counted from the newest, if a label is wider than two bars', async () => {
  browser.width = 82 + 80; // reserved width, and 4 bars of 20 px
  await renderChart([1, 2, 3, 4]);
  expect(screen.queryAllByText(/^Nov /).map((label) => label.textContent)).toEqual(['Nov 0', 'Nov 3']);
});

const noActivity = () => screen.queryByText('No activity this period');

test('DASH-044 shows "No activity this period" if all values are 0', async () => {
  await renderChart([0, 0]);
  expect(noActivity()).toBeVisible();
});

test.each([[[0, 1]], [[]]])('DASH-044 does not show "No activity this period" for the values %j', async (values) => {
  await renderChart(values);
  expect(noActivity()).toBeNull();
});

test('lists all values in a table for screen readers, including those without a bar', async () => {
  await renderChart(sixtyValues);
  const table = within(screen.getByRole('table', { name: 'Views per day' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Day', 'Views']);
  expect(table.getAllByRole('rowheader')).toHaveLength(60);
  expect(table.getByRole('row', { name: 'November 3 3' })).toBeInTheDocument();
});
