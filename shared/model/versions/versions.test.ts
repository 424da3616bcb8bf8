import { isSince } from './versions';

test.each([
  ['16.1.2', '15.0', true],
  ['15.0', '15.0', true],
  ['15.0.1', '15.0', true],
  ['15.0-a.7', '15.0', true],
  ['14.10', '14.4', true],
  ['13.10-a.1', '13.9', true],
  ['14.0-beta', '13.9', true],
  ['13.8.2', '13.9', false],
  ['14.3.1', '14.4', false],
  ['9.9', '14.4', false],
  ['16.1-beta', '16.1', true],
  ['13.9-a.5', '13.9', true],
  ['13.9-a.5', '13.10', false],
  ['15', '15.0', true],
  ['15', '15.1', false],
  ['15.', '15.0', true],
  ['15..3', '15.0.4', false],
  ['6.7.1', '6.7', true],
  ['', '14.4', false],
  ['v16.1', '14.4', false],
  ['.', '14.4', false],
  ['next', '14.4', false],
  ['next-16.1', '14.4', false],
])('the version "%s" is at least %s: %s', (version, minimum, expected) => {
  expect(isSince(version, minimum)).toBe(expected);
});
