import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchField, type SearchFieldProps } from './search-field.view';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.innerWidth = 1024;
});

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const box = () => screen.getByRole('searchbox', { name: 'Features' });
const fill = (text: string) => fireEvent.change(box(), { target: { value: text } });
const type = (text: string) => {
  act(() => box().focus());
  fill(text);
};
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  advance(0);
};

function show(props: Partial<SearchFieldProps> = {}) {
  const search = jest.fn();
  const field = (changes: Partial<SearchFieldProps> = {}) => (
    <SearchField label="Features" onSearch={search} {...props} {...changes} />
  );
  const { rerender } = render(field());
  return { search, update: (changes: Partial<SearchFieldProps>) => rerender(field(changes)) };
}

test('shows a search region with a field, which has the text of `value` and a placeholder', () => {
  show({ value: 'backup', placeholder: 'Search for a Jetpack feature.' });
  expect(screen.getByRole('search', { name: 'Features' })).toContainElement(box());
  expect(box()).toHaveValue('backup');
  expect(box()).toHaveAttribute('placeholder', 'Search for a Jetpack feature.');
});

test.each([
  ['300 ms after the last key by default', undefined, 300],
  ['500 ms after the last key if the delay is 500 ms', 500, 500],
])('SHR-140 reports the text once, %s', (_when, delay, wait) => {
  const { search } = show({ delay });
  type('a');
  advance(wait - 1);
  type('ab');
  advance(wait - 1);
  expect(search).not.toHaveBeenCalled();
  advance(1);
  expect(search.mock.calls).toEqual([['ab']]);
});

test('ignores text that is filled in without focus, and tells password managers to ignore the field', () => {
  const { search } = show();
  fill('admin');
  advance(1000);
  expect(search).not.toHaveBeenCalled();
  expect(box()).toHaveValue('');
  expect(box()).toHaveAttribute('autocomplete', 'off');
  for (const name of ['data-1p-ignore', 'data-bwignore', 'data-lpignore']) expect(box()).toHaveAttribute(name);
});

test('reports an emptied field at once, and only once', () => {
  const { search } = show({ value: 'ab' });
  type('abc');
  type('');
  expect(search.mock.calls).toEqual([['']]);
  advance(1000);
  expect(search).toHaveBeenCalledTimes(1);
});

test('does not report text that was typed and removed again', () => {
  const { search } = show();
  type('a');
  type('');
  advance(1000);
  expect(search).not.toHaveBeenCalled();
});

test('"Close search" is shown while there is text to clear, and empties the field', () => {
  const { search } = show();
  expect(screen.queryByRole('button')).toBeNull();
  type('ab');
  advance(300);
  press('Close search');
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(search).toHaveBeenLastCalledWith('');
});

test('in a pinned field, "Open search" opens the field and "Close search" closes it; the focus follows', () => {
  const open = jest.fn();
  const close = jest.fn();
  show({ pinned: true, onOpen: open, onClose: close });
  expect(screen.queryByRole('searchbox')).toBeNull();
  press('Open search');
  expect(open).toHaveBeenCalledTimes(1);
  expect(box()).toHaveFocus();
  press('Close search');
  expect(close).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Open search' })).toHaveFocus();
});

test('a pinned field is open at first if it has a value', () => {
  show({ pinned: true, value: 'backup' });
  expect(box()).toHaveValue('backup');
});

test('Escape empties the field, or closes an empty one', () => {
  const close = jest.fn();
  const { search } = show({ pinned: true, value: 'ab', onClose: close });
  expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(false);
  expect(box()).toHaveValue('');
  expect(search).toHaveBeenCalledWith('');
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(box(), { key: 'Escape' });
  advance(0);
  expect(close).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Open search' })).toHaveFocus();
});

test.each([
  [480, false],
  [481, true],
])('Enter in a window of %i px keeps the focus: %s', (width, hasFocus) => {
  window.innerWidth = width;
  show();
  act(() => box().focus());
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(document.activeElement === box()).toBe(hasFocus);
});

test('a new value from outside replaces the text', async () => {
  const { search, update } = show({ value: 'backup' });
  type('backups');
  await act(async () => update({ value: '' }));
  expect(box()).toHaveValue('');
  advance(1000);
  expect(search).not.toHaveBeenCalled();
});

test('a reported text that comes back as the value does not undo later typing', () => {
  const { update } = show();
  type('ab');
  advance(300);
  type('abc');
  update({ value: 'ab' });
  expect(box()).toHaveValue('abc');
});

describe('during a composition,', () => {
  const compose = (text: string) => {
    fireEvent.input(box(), { target: { value: text }, data: text, isComposing: true });
  };

  test.each(['Escape', 'Enter'])('%s keeps text and focus', (key) => {
    window.innerWidth = 400;
    show({ value: '동' });
    act(() => box().focus());
    fireEvent.keyDown(box(), { key, isComposing: true });
    expect(box()).toHaveValue('동');
    expect(box()).toHaveFocus();
  });

  test('typing starts no search until the composition ends', () => {
    const { search } = show();
    type('a');
    compose('aㄷ');
    advance(1000);
    compose('a도');
    advance(1000);
    expect(box()).toHaveValue('a도');
    expect(search).not.toHaveBeenCalled();
    fireEvent.compositionEnd(box(), { data: '도' });
    advance(300);
    expect(search.mock.calls).toEqual([['a도']]);
  });

  test('losing the focus ends the composition and starts the search', () => {
    const { search } = show();
    act(() => box().focus());
    compose('도');
    act(() => box().blur());
    advance(300);
    expect(search.mock.calls).toEqual([['도']]);
  });

  test('removing the only character starts no search until the composition ends', () => {
    const { search } = show({ value: '도' });
    box().focus();
    compose('');
    expect(search).not.toHaveBeenCalled();
    fireEvent.compositionEnd(box());
    expect(search.mock.calls).toEqual([['']]);
  });
});
