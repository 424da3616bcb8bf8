import type { TabDescription } from '../engine/card';
import { facts } from '../engine/facts-under-test';

/** A site with every module that a card of these pages is about. */
export function wholeSite(tabs: readonly TabDescription[]) {
  const slugs = tabs.flatMap(({ cards }) => cards.flatMap(({ modules }) => modules));
  return facts({
    modules: Object.fromEntries(slugs.map((slug) => [slug, { override: false }])),
    plugins: { 'akismet/akismet.php': true },
  });
}
