import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import SettingsSearch from './settings-search.view';

const searchOn = (path: string, term = '') => <SettingsSearch path={path} term={term} />;
const field = () => screen.getByRole('searchbox');
const type = (text: string) => {
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: text } });
};

beforeEach(() => {
  jest.useFakeTimers();
  location.hash = '#/writing';
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('ROOT-052 shows the placeholder', () => {
  render(searchOn('/writing'));
  expect(field()).toHaveAttribute('placeholder', 'Search for a Jetpack feature.');
});

test('ROOT-053 ROOT-054 adds the term to the route 500 ms after the last key', () => {
  const lengthBefore = history.length;
  render(searchOn('/writing'));
  type('proto');
  jest.advanceTimersByTime(499);
  type('protect ip & more');
  jest.advanceTimersByTime(499);
  expect(location.hash).toBe('#/writing');
  jest.advanceTimersByTime(1);
  expect(location.hash).toBe('#/writing?term=protect+ip+%26+more');
  expect(history.length).toBe(lengthBefore + 1);
});

test('removes the term from the route when the field is emptied', () => {
  location.hash = '#/writing?term=ip';
  render(searchOn('/writing', 'ip'));
  expect(field()).toHaveValue('ip');
  type('');
  expect(location.hash).toBe('#/writing');
});

test('shows a new term of the address in the field', async () => {
  const { rerender } = render(searchOn('/writing'));
  await act(async () => rerender(searchOn('/sharing', 'likes')));
  expect(field()).toHaveValue('likes');
});

test('records the opening on a narrow screen', () => {
  Reflect.deleteProperty(globalThis, '_tkq');
  const width = jest.replaceProperty(window, 'innerWidth', 375);
  render(searchOn('/writing'));
  width.restore();
  fireEvent.click(screen.getByRole('button', { name: 'Open search' }));
  expect(Reflect.get(globalThis, '_tkq')).toEqual([
    ['recordEvent', 'jetpack_wpa_click', { target: 'nav_item', path: 'search' }],
  ]);
});
