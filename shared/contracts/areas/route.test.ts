import fc from 'fast-check';
import { formatRoute, parseRoute } from './route';

test.each([
  ['', { path: '/', query: {} }],
  ['#', { path: '/', query: {} }],
  ['#/', { path: '/', query: {} }],
  ['#/security', { path: '/security', query: {} }],
  ['#security', { path: '/security', query: {} }],
  ['#//security//', { path: '/security', query: {} }],
  ['#/security/', { path: '/security', query: {} }],
  ['#/recommendations/site-type', { path: '/recommendations/site-type', query: {} }],
  ['#/security?term=two%20words', { path: '/security', query: { term: 'two words' } }],
  ['#?term=a', { path: '/', query: { term: 'a' } }],
  ['security?term=c#', { path: '/security', query: { term: 'c#' } }],
  ['#/security?term=%E0%A4%A', { path: '/security', query: { term: '\uFFFD%A' } }],
])('reads the route of "%s"', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

test('ROOT-001 every route can be written to an address and read back', () => {
  const segment = fc.stringMatching(/^[a-z][a-z-]{0,12}$/);
  const route = fc.record({
    path: fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`),
    query: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string(), { maxKeys: 3, noNullPrototype: true }),
  });
  fc.assert(fc.property(route, (input) => expect(parseRoute(formatRoute(input))).toEqual(input)));
});

test('an address of several megabytes is read in linear time', () => {
  const slashes = '/'.repeat(3_000_000);
  expect(parseRoute(`#a${slashes}b${slashes}`).path).toBe(`/a${slashes}b`);
});
