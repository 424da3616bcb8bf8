import { isMarked, setMark } from './history-marks.store';

beforeEach(() => history.replaceState(null, '', '/'));

test('stores marks in the current history entry, beside the fields of other scripts', () => {
  history.replaceState({ otherField: 1 }, '');
  setMark('started', true);
  setMark('registering', true);
  setMark('registering', false);
  expect([isMarked('started'), isMarked('registering')]).toEqual([true, false]);
  expect(history.state).toMatchObject({ otherField: 1 });
  history.pushState(null, '', '#/setup');
  expect(isMarked('started')).toBe(false);
});

test.each([['text'], [7], [[]], [{ flightdeckConnect: 'started' }]])(
  'finds no mark in the state %j of another script',
  (state) => {
    history.replaceState(state, '');
    expect(isMarked('started')).toBe(false);
  },
);

test.each([['text'], [7]])('leaves the state %j of another script unchanged', (state) => {
  history.replaceState(state, '');
  setMark('started', true);
  expect(history.state).toBe(state);
});
