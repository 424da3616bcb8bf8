import { isVersionFrom } from './jetpack-version';

test.each([
  ['13.9', true],
  ['13.9.1', true],
  ['13.10-a.1', true],
  ['14.0-beta', true],
  ['16.1.2', true],
  ['13.8.2', false],
  ['9.9', false],
  ['', false],
  ['trunk', false],
])('Jetpack %s has networks, which came with 13.9: %s', (version, isFrom) => {
  expect(isVersionFrom(version, 13, 9)).toBe(isFrom);
});
