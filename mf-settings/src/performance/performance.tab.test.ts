import { isShown } from '../engine/access';
import { facts } from '../engine/facts-under-test';
import { performance } from './performance.tab';

const shown = (...slugs: readonly string[]) => {
  const given = facts({ modules: Object.fromEntries(slugs.map((slug) => [slug, { override: false }])) });
  return performance.cards.filter((card) => isShown(card, given)).map(({ title }) => title());
};

test.each<[string, readonly string[]]>([
  ['photon', ['Performance & speed']],
  ['lazy-images', ['Performance & speed']],
  ['photon-cdn', ['Performance & speed']],
  ['videopress', ['Media']],
  ['search', ['Search']],
  ['stats', []],
])('SET-082 with %s alone the page has %j', (slug, titles) => {
  expect(shown(slug)).toEqual(titles);
});

test('SET-083 its sections stand in the order of the documents', () => {
  expect(shown('photon', 'videopress', 'search')).toEqual(['Search', 'Performance & speed', 'Media']);
});
