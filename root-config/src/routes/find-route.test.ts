import { isRoute } from './find-route';

test.each([
  ['', true],
  ['#', true],
  ['#/', true],
  ['#/security', true],
  ['/security', true],
  ['#/nothing', true],
  ['/nothing', true],
  ['#security', true],
  ['#product/scan?term=a', true],
  ['#wpbody-content', true],
  ['#more', false],
  ['#more/', false],
  ['more', false],
])('the hash "%s" is a route: %p', (hash, expected) => {
  expect(isRoute(hash)).toBe(expected);
});
