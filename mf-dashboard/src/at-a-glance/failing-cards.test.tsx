import { waysToFail } from '@flightdeck/shared/testing/ways-to-fail';
import { onCall } from '@flightdeck/shared/testing/wire';
import { screen, waitFor } from '@testing-library/react';
import { type Answers, mountDashboard, siteAnswers } from './dashboard-under-test';

/** A read, the cards that say so when it fails, and what the site has, if it matters. */
interface Row {
  readonly path: string;
  readonly cards: readonly string[];
  readonly site?: Partial<Answers>;
}

const rows: readonly Row[] = [
  { path: 'rewind', cards: ['VaultPress Backup'] },
  { path: 'scan', cards: ['Scan'] },
  { path: 'site/features', cards: ['VaultPress Backup', 'Akismet Anti-spam', 'Search', 'Support'] },
  { path: 'site/purchases', cards: ['Comprehensive site security'] },
  { path: 'module/akismet/data', cards: ['Akismet Anti-spam'] },
  { path: 'module/protect/data', cards: ['Brute force protection'] },
  { path: 'plugins', cards: ['Boost', 'CRM', 'Jetpack blocks'] },
  {
    path: 'module/stats/data',
    cards: ['Jetpack Stats'],
    site: { settings: { protect: true, monitor: true, stats: true } },
  },
  // What came with the page stays.
  { path: 'settings', cards: [] },
];

// One that never comes would take its time; how it ends is the client's, and looked at there.
const ways = waysToFail(0).filter(({ code }) => code !== 'rest-timeout');
const cells = rows.map((row, index) => ({ ...row, ...(ways[index % ways.length] ?? ways[0]) }));

const title = (card: Element | null) => card?.querySelector('h2, h3')?.textContent;

test.each(cells.map((cell) => [cell.path, cell.way, cell] as const))(
  '%s fails, %s: its cards say so and offer to ask again, all others are as before',
  async (_path, _way, { path, cards, site = {}, answer }) => {
    siteAnswers(site, [path]);
    // Who begins to need an answer that failed asks for it again.
    answer?.(onCall('GET', path).optionally().times(9));
    await mountDashboard(undefined, site.settings);
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    const concerned = screen.queryAllByRole('button', { name: 'Retry' }).map((button) => button.closest('article'));
    expect(concerned.map(title)).toEqual(cards);
    for (const card of concerned) expect(card).toHaveTextContent(/Not loaded|couldn't be loaded|Couldn't load/);
    expect(screen.getAllByRole('article')).toHaveLength(15);
    expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object/);
  },
);
