import { act, render, screen } from '@testing-library/react';
import { createStore, useStore } from './store';

const store = createStore('one');
const View = () => <p>{useStore(store)}</p>;

test('a view is redrawn when the value of a store changes', () => {
  render(<View />);
  expect(screen.getByText('one')).toBeVisible();
  act(() => store.set('two'));
  expect(screen.getByText('two')).toBeVisible();
});
