import { fits, isRange } from './range';

test.each([
  ['19.3.1', '^19.0.0', true],
  ['19.0.0', '^19.0.0', true],
  ['18.3.1', '^19.0.0', false],
  ['20.0.0', '^19.0.0', false],
  ['1.2.0', '^1.2.1', false],
  ['1.3.0', '^1.2.1', true],
  ['1.2.10', '^1.2.9', true],
  ['0.2.5', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['0.0.0', '^0.0.0', true],
  ['0.0.1', '^0.0.0', false],
  ['1.0.0-1a2b3c4d', '^1.0.0', true],
  ['1.2.3', '1.2.3', false],
  ['1.2.3', '*', false],
  ['1.2.3', '', false],
  [undefined, '^1.2.3', false],
  ['1.2.3', undefined, false],
  ['1.2.3', '>=1.0.0', false],
  ['latest', '^1.0.0', false],
])('the version "%s" fits the range "%s": %p', (version, range, expected) => {
  expect(fits(version, range)).toBe(expected);
});

test.each([
  ['^1.2.3', true],
  ['^1.2', false],
  ['^latest', false],
  ['1.2.3', false],
  [undefined, false],
])('%s is a range: %p', (value, expected) => {
  expect(isRange(value)).toBe(expected);
});
