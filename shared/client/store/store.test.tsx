import { act, render, screen } from '@testing-library/react';
import { BehaviorSubject, useSelected, useValue } from './store';

test('a view is drawn again when the value of a state changes', () => {
  const state$ = new BehaviorSubject('one');
  const View = () => <p>{useValue(state$)}</p>;
  render(<View />);
  expect(screen.getByText('one')).toBeVisible();
  act(() => state$.next('two'));
  expect(screen.getByText('two')).toBeVisible();
});

test('a view that selects a part of a state is drawn again only when that part changes', () => {
  const state$ = new BehaviorSubject({ shown: 1, other: 1 });
  let draws = 0;
  const View = () => {
    draws += 1;
    return <p>{useSelected(state$, ({ shown }) => shown)}</p>;
  };
  const { unmount } = render(<View />);
  act(() => state$.next({ shown: 1, other: 2 }));
  expect(draws).toBe(1);
  act(() => state$.next({ shown: 2, other: 2 }));
  expect(screen.getByText('2')).toBeVisible();
  unmount();
  expect(state$.observed).toBe(false);
});
