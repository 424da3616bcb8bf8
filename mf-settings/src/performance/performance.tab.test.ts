import { isShown } from '../engine/access/access';
import { ruleInput } from '../engine/testing/input-under-test';
import { performance } from './performance.tab';

/** Returns the titles of the shown cards on a site with these modules. */
const shownTitles = (...slugs: readonly string[]) => {
  const siteDetails = ruleInput({ modules: Object.fromEntries(slugs.map((slug) => [slug, { override: false }])) });
  return performance.cards.filter((card) => isShown(card, siteDetails)).map(({ title }) => title());
};

test.each<[string, readonly string[]]>([
  ['photon', ['Performance & speed']],
  ['lazy-images', ['Performance & speed']],
  ['photon-cdn', ['Performance & speed']],
  ['videopress', ['Media']],
  ['search', ['Search']],
  ['stats', []],
])('SET-082 with only the module %s, the tab shows the cards %j', (slug, titles) => {
  expect(shownTitles(slug)).toEqual(titles);
});

test('SET-083 the tab shows its cards in the specified order', () => {
  expect(shownTitles('photon', 'videopress', 'search')).toEqual(['Search', 'Performance & speed', 'Media']);
});
