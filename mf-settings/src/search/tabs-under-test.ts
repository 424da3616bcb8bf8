import type { TabDescription } from '../engine/card';
import { facts } from '../engine/facts-under-test';

/** Returns the facts of a site that has every module of these tabs. */
export function wholeSite(tabs: readonly TabDescription[]) {
  const slugs = tabs.flatMap(({ cards }) => cards.flatMap(({ modules }) => modules));
  return facts({
    modules: Object.fromEntries(slugs.map((slug) => [slug, { override: false }])),
    plugins: { 'akismet/akismet.php': true },
  });
}
