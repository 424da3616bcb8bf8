import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import SettingsSearch from './settings-search.view';

const show = (path: string, term = '') => <SettingsSearch path={path} term={term} />;
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

test('ROOT-052 shows in the field what can be searched for', () => {
  render(show('/writing'));
  expect(field()).toHaveAttribute('placeholder', 'Search for a Jetpack feature.');
});

test('ROOT-053 ROOT-054 adds the term to the route 500 ms after the last key', () => {
  const entries = history.length;
  render(show('/writing'));
  type('proto');
  jest.advanceTimersByTime(499);
  type('protect ip & more');
  jest.advanceTimersByTime(499);
  expect(location.hash).toBe('#/writing');
  jest.advanceTimersByTime(1);
  expect(location.hash).toBe('#/writing?term=protect+ip+%26+more');
  expect(history.length).toBe(entries + 1);
});

test('removes the term from the route when emptied or closed', () => {
  location.hash = '#/writing?term=ip';
  render(show('/writing', 'ip'));
  expect(field()).toHaveValue('ip');
  type('');
  expect(location.hash).toBe('#/writing');
});

test('shows a new term of the address in the field', async () => {
  const { rerender } = render(show('/writing'));
  await act(async () => rerender(show('/sharing', 'likes')));
  expect(field()).toHaveValue('likes');
});

test('SHR-089 records the opening on a narrow screen', () => {
  Reflect.deleteProperty(globalThis, '_tkq');
  const width = jest.replaceProperty(window, 'innerWidth', 375);
  render(show('/writing'));
  width.restore();
  fireEvent.click(screen.getByRole('button', { name: 'Open search' }));
  expect(Reflect.get(globalThis, '_tkq')).toEqual([
    ['recordEvent', 'jetpack_wpa_click', { target: 'nav_item', path: 'search' }],
  ]);
});
