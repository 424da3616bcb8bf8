import { isInAudience } from './audience';

const users = Array.from({ length: 10_000 }, (_, index) => index + 1);
const members = (share: number, version: string, site = 'site.example') =>
  users.filter((user) => isInAudience({ share }, version, { site, user, roles: [] }));

test.each([1, 10, 50, 99])('a share of %d reaches about that percentage of the users', (share) => {
  // Four standard deviations of a binomial distribution.
  const tolerance = 4 * Math.sqrt((share / 100) * (1 - share / 100) * users.length);
  expect(Math.abs(members(share, '0.2.0-1a2b3c4d').length - share * 100)).toBeLessThan(tolerance);
});

test('users keep a release when its share rises, and another release mostly reaches other users', () => {
  const few = members(10, '0.2.0-1a2b3c4d');
  const many = new Set(members(50, '0.2.0-1a2b3c4d'));
  expect(few.filter((user) => !many.has(user))).toEqual([]);
  const next = new Set(members(10, '0.3.0-1a2b3c4d'));
  expect(few.filter((user) => next.has(user)).length).toBeLessThan(few.length / 5);
});

test('a share of 10 reaches the user with ID 1 on about 10% of the sites', () => {
  const sites = users.map((number) => `site-${number}.example`);
  const reached = sites.filter((site) => isInAudience({ share: 10 }, '1', { site, user: 1, roles: [] }));
  expect(reached.length).toBeGreaterThan(800);
  expect(reached.length).toBeLessThan(1200);
});
