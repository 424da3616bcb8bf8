import { onCall, waysToFail } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { type Answers, answerReads, mountDashboard } from './dashboard-under-test';

interface Row {
  /** Path of the read that fails. */
  readonly path: string;
  /** One of `waysToFail`. */
  readonly way: string;
  /** Titles of the cards that show the failure. */
  readonly cards: readonly string[];
  /** Answers to the other reads. */
  readonly site?: Partial<Answers>;
}

const rows: readonly Row[] = [
  { path: 'rewind', way: 'no connection', cards: ['VaultPress Backup'] },
  { path: 'scan', way: 'status 401', cards: ['Scan'] },
  { path: 'site/features', way: 'status 403', cards: ['VaultPress Backup', 'Akismet Anti-spam', 'Search', 'Support'] },
  { path: 'site/purchases', way: 'status 404', cards: ['Comprehensive site security'] },
  { path: 'module/akismet/data', way: 'status 429', cards: ['Akismet Anti-spam'] },
  { path: 'module/protect/data', way: 'status 500', cards: ['Brute force protection'] },
  { path: 'plugins', way: 'an empty answer', cards: ['Boost', 'CRM', 'Jetpack blocks'] },
  {
    path: 'module/stats/data',
    way: 'an HTML page',
    cards: ['Jetpack Stats'],
    site: { settings: { protect: true, monitor: true, stats: true } },
  },
];

/** Number of cards that a manager of a free site sees. */
const cardCount = 15;

const titleOf = (card: Element | null) => card?.querySelector('h2, h3')?.textContent;

/** Mounts the dashboard of a site on which a read fails. Returns the titles of the cards that show a failure. */
async function mountAndFindFailedCards({ path, way, site = {} }: Omit<Row, 'cards'>) {
  answerReads(site, [path]);
  const failure = waysToFail.find((each) => each.way === way);
  if (!failure) throw new Error(`waysToFail has no entry "${way}".`);
  // On a slow machine, a card can mount after the failure has left the cache, and read again.
  failure.answer(onCall('GET', path).optionally().times(9));
  await mountDashboard(undefined, site.settings);
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  const cards = screen.queryAllByRole('button', { name: 'Retry' }).map((button) => button.closest('article'));
  for (const card of cards) expect(card).toHaveTextContent(/Not loaded|couldn't be loaded|Couldn't load/);
  // No card disappears because of a failure.
  expect(screen.getAllByRole('article')).toHaveLength(cardCount);
  expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object/);
  return cards.map(titleOf);
}

test.each(rows)('shows a failure of $path ($way) with Retry on its cards only', async ({ cards, ...read }) => {
  expect(await mountAndFindFailedCards(read)).toEqual(cards);
});

test('shows no failure when the settings read fails, because the page state has the settings', async () => {
  expect(await mountAndFindFailedCards({ path: 'settings', way: 'a warning before the answer' })).toEqual([]);
});
