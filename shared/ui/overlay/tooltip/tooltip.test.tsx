import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button } from '../../primitives/button/button.view';
import { fakePopovers } from '../popover/popover-double';
import { Tooltip } from './tooltip.view';

beforeAll(fakePopovers);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.innerWidth = 1024;
});

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function show() {
  render(<Tooltip text="Counts since Monday">{(id) => <Button describedBy={id}>Views</Button>}</Tooltip>);
  const button = screen.getByRole('button', { name: 'Views' });
  return { button, box: screen.getByRole('tooltip') };
}

test('a tooltip is read with its control even while hidden', () => {
  const { button, box } = show();
  expect(button).toHaveAccessibleDescription('Counts since Monday');
  expect(box).not.toHaveAttribute('data-shown');
});

test.each([
  ['the pointer', (button: HTMLElement) => fireEvent.pointerEnter(button)],
  ['focus', (button: HTMLElement) => act(() => button.focus())],
])('SHR-141 a tooltip shows 100 ms after %s arrives', (_, arrive) => {
  const { button, box } = show();
  arrive(button);
  advance(99);
  expect(box).not.toHaveAttribute('data-shown');
  advance(1);
  expect(box).toHaveAttribute('data-shown');
  expect(box).toHaveAttribute('data-position');
});

test('SHR-141 a pointer that leaves within 100 ms shows no tooltip', () => {
  const { button, box } = show();
  fireEvent.pointerEnter(button);
  advance(50);
  fireEvent.pointerLeave(button);
  advance(1000);
  expect(box).not.toHaveAttribute('data-shown');
});

test.each([
  ['no tooltip', 480, false],
  ['a tooltip', 481, true],
] as const)('%s shows in a window of %i px', (_what, width, expected) => {
  window.innerWidth = width;
  const { button, box } = show();
  act(() => button.focus());
  advance(1000);
  expect(box.hasAttribute('data-shown')).toBe(expected);
});

test.each([
  ['the pointer leaves', (button: HTMLElement) => fireEvent.pointerLeave(button)],
  ['focus leaves', (button: HTMLElement) => act(() => button.blur())],
  ['the control is pressed', (button: HTMLElement) => fireEvent.pointerDown(button)],
  ['Esc is pressed', () => expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false)],
])('a tooltip is hidden when %s', (_, leave) => {
  const { button, box } = show();
  act(() => button.focus());
  fireEvent.pointerEnter(button);
  advance(100);
  leave(button);
  advance(100);
  expect(box).not.toHaveAttribute('data-shown');
});

test('a tooltip ignores Esc of an input method', () => {
  const { button, box } = show();
  act(() => button.focus());
  advance(100);
  expect(fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })).toBe(true);
  expect(box).toHaveAttribute('data-shown');
});

test('a hidden tooltip ignores Esc', () => {
  show();
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
});
