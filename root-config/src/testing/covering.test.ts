import { coveringPairs } from './covering';
import { table } from './screen-table';
import { visitors } from './visitors';

const tests = table.flatMap(({ name }) => visitors.map((visitor) => ({ route: name, ...visitor })));
const factors = ['route', 'role', 'connection', 'special'] as const;
const pairs = (list: readonly (typeof tests)[number][]) =>
  new Set(
    list.flatMap((test) =>
      factors.flatMap((one) => factors.map((other) => `${one} ${test[one]}, ${other} ${test[other]}`)),
    ),
  );

test('selects each pair of route, role, connection and scenario, in far fewer tests', () => {
  const chosen = coveringPairs(tests, (test) => ({ ...test }));
  expect(pairs(chosen)).toEqual(pairs(tests));
  expect(chosen.length).toBeLessThan(tests.length / 4);
});

test('selects nothing from nothing, and one of several equal tests', () => {
  expect(coveringPairs([], () => ({}))).toEqual([]);
  expect(coveringPairs([1, 2], () => ({ a: 'x', b: 'y' }))).toEqual([1]);
});
