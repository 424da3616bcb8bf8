import { isMarked, setMark } from './entry-marks.store';

beforeEach(() => history.replaceState(null, '', '/'));

test('a mark stays with its entry, beside what others keep there', () => {
  history.replaceState({ theirs: 1 }, '');
  setMark('started', true);
  setMark('registering', true);
  setMark('registering', false);
  expect([isMarked('started'), isMarked('registering')]).toEqual([true, false]);
  expect(history.state).toMatchObject({ theirs: 1 });
  history.pushState(null, '', '#/setup');
  expect(isMarked('started')).toBe(false);
});

test.each([['text'], [7], [[]], [{ flightdeckConnect: 'started' }]])(
  'what somebody else keeps, %j, is no mark',
  (state) => {
    history.replaceState(state, '');
    expect(isMarked('started')).toBe(false);
  },
);

test.each([['text'], [7]])('what somebody else keeps, %j, is left alone', (state) => {
  history.replaceState(state, '');
  setMark('started', true);
  expect(history.state).toBe(state);
});
