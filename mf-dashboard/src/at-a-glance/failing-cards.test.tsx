import { onCall, waysToFail } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { type Answers, mountDashboard, siteAnswers } from './dashboard-under-test';

/** A read, one of `waysToFail`, the cards that show the failure, and answers of the site. */
interface Row {
  readonly path: string;
  readonly way: string;
  readonly cards: readonly string[];
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

const title = (card: Element | null) => card?.querySelector('h2, h3')?.textContent;

/** Mounts the dashboard of a site on which a read fails. Returns the titles of the cards that show a failure. */
async function failedCards({ path, way, site = {} }: Omit<Row, 'cards'>) {
  siteAnswers(site, [path]);
  const failure = waysToFail.find((each) => each.way === way);
  if (!failure) throw new Error(`No way to fail is called "${way}".`);
  // A card that mounts later repeats a failed read.
  failure.answer(onCall('GET', path).optionally().times(9));
  await mountDashboard(undefined, site.settings);
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  const cards = screen.queryAllByRole('button', { name: 'Retry' }).map((button) => button.closest('article'));
  for (const card of cards) expect(card).toHaveTextContent(/Not loaded|couldn't be loaded|Couldn't load/);
  // All cards stay, failed or not.
  expect(screen.getAllByRole('article')).toHaveLength(15);
  expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object/);
  return cards.map(title);
}

test.each(rows)('shows the failure of $path ($way) with Retry on its cards only', async ({ cards, ...read }) => {
  expect(await failedCards(read)).toEqual(cards);
});

test('shows no failure of the settings, because the page state has them', async () => {
  expect(await failedCards({ path: 'settings', way: 'a warning before the answer' })).toEqual([]);
});
