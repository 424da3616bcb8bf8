import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { advance, renderChart, shownBars, sixtyValues } from './bar-chart-under-test';

function bar(index: number): HTMLElement {
  const element = shownBars().at(index);
  if (!element) throw new Error(`The chart has no bar ${index}.`);
  return element;
}
const tooltip = () => screen.queryByTestId('chart-tooltip');

test('SHR-156 shows the tooltip of the bar under the pointer after 200 ms', async () => {
  jest.useFakeTimers();
  await renderChart([7, 8]);
  fireEvent.pointerEnter(bar(1));
  await advance(199);
  expect(tooltip()).toBeNull();
  await advance(1);
  expect(tooltip()).toHaveTextContent('November 1Views: 8Click to view Jetpack Stats.');
  await act(async () => void fireEvent.pointerLeave(bar(1)));
  expect(tooltip()).toBeNull();
});

test('SHR-156 shows no tooltip when the pointer leaves within 200 ms', async () => {
  jest.useFakeTimers();
  await renderChart([7, 8]);
  fireEvent.pointerEnter(bar(0));
  await advance(100);
  fireEvent.pointerLeave(bar(0));
  await advance(1000);
  expect(tooltip()).toBeNull();
});

test('opens the tooltip toward the start near the end of the chart', async () => {
  await renderChart(sixtyValues);
  act(() => bar(0).focus());
  expect(tooltip()).toHaveClass('end');
  act(() => bar(-1).focus());
  expect(tooltip()).toHaveClass('start');
});

test('has one Tab stop, moves between bars with arrows, Home and End, and hides the tooltip with Escape', async () => {
  await renderChart([1, 2, 3]);
  await userEvent.tab();
  expect(bar(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(bar(1)).toHaveFocus();
  expect(tooltip()).toHaveTextContent('Views: 2');
  await userEvent.keyboard('{Home}');
  expect(bar(0)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(tooltip()).toBeNull();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(bar(2)).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  expect(tooltip()).toBeNull();
});

test('mirrors the arrow keys on a right-to-left page', async () => {
  await renderChart([1, 2, 3]);
  screen.getByRole('group').style.direction = 'rtl';
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(bar(1)).toHaveFocus();
});

test('makes the newest bar the Tab stop after new data removes the focused bar', async () => {
  const { setValues } = await renderChart([1, 2, 3]);
  act(() => bar(2).focus());
  act(() => bar(2).blur());
  setValues([4, 5]);
  expect(shownBars().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
});

test('calls onSelect when a bar is clicked and when Enter is pressed', async () => {
  const onSelect = jest.fn();
  await renderChart([1, 2], { onSelect });
  await userEvent.click(screen.getByRole('button', { name: 'November 0 - 1.' }));
  await userEvent.keyboard('{Enter}');
  expect(onSelect.mock.calls.map(([selectedBar]) => selectedBar.id)).toEqual(['0', '0']);
});

test('shows the tooltip on the first tap, and calls onSelect on the second one', async () => {
  const onSelect = jest.fn();
  await renderChart([1, 2], { onSelect });
  const touchedBar = screen.getByRole('button', { name: 'November 0 - 1.' });
  const tap = () => userEvent.pointer({ keys: '[TouchA]', target: touchedBar });
  await tap();
  expect(tooltip()).toHaveTextContent('Views: 1');
  expect(onSelect).not.toHaveBeenCalled();
  await tap();
  expect(onSelect).toHaveBeenCalledTimes(1);
});
