import { card, expectConnections, expectShell } from '../support/dashboard';
import { expect, test } from '../support/test';

interface FailureRow {
  /** The failures, for the test title. */
  readonly title: string;
  /** Reads that fail, the kind of each failure, and the cards that need the read. Retry is pressed on the first card. */
  readonly failures: readonly { readonly path: string; readonly kind: string; readonly cards: readonly string[] }[];
}

const plugins = ['Boost', 'CRM', 'Jetpack blocks'];

/**
 * Together, the rows have seven reads and ten kinds of failure. Reads that other reads depend on are retried last: the cards that
 * mount after them would repeat the other reads without a press of Retry.
 */
const rows: readonly FailureRow[] = [
  {
    title: 'error statuses and HTML pages',
    failures: [
      { path: 'plugins', kind: '429', cards: plugins },
      { path: 'scan', kind: '500-html', cards: ['Scan'] },
      { path: 'module/akismet/data', kind: 'html', cards: ['Akismet Anti-spam'] },
      { path: 'rewind', kind: '500', cards: ['VaultPress Backup'] },
    ],
  },
  {
    title: 'truncated, empty, malformed and missing answers',
    failures: [
      { path: 'plugins', kind: 'empty', cards: plugins },
      { path: 'site/purchases', kind: 'shape', cards: ['Comprehensive site security'] },
      { path: 'module/stats/data', kind: 'refused', cards: ['Jetpack Stats'] },
      {
        path: 'site/features',
        kind: 'broken',
        cards: ['Search', 'VaultPress Backup', 'Akismet Anti-spam', 'Support'],
      },
    ],
  },
  {
    title: 'answers with status 403 or 404',
    failures: [
      { path: 'scan', kind: '404', cards: ['Scan'] },
      { path: 'module/akismet/data', kind: '403', cards: ['Akismet Anti-spam'] },
    ],
  },
];

for (const { title: failureTitle, failures } of rows) {
  test(`after ${failureTitle}, only the affected cards show a failure, and Retry reads again`, async ({
    page,
    openAs,
    problems,
    site,
  }) => {
    problems.allow(/Failed to load resource|ERR_/);
    for (const { path, kind } of failures) await site.chaos({ method: 'GET', path, kind });
    await openAs('admin');
    const affected = failures.flatMap(({ cards }) => cards);
    for (const title of affected) {
      await expect(card(page, title)).toContainText('Not loaded');
      await expect(card(page, title).getByRole('button', { name: 'Retry' })).toBeVisible();
    }
    await expectShell(page);
    await expectConnections(page);
    await expect(page.getByRole('article').filter({ hasText: 'Not loaded' })).toHaveCount(affected.length);
    await expect(page.locator('[data-testid="dash-card"][aria-busy]')).toHaveCount(0);
    await expect(page.getByText(/undefined|NaN|\[object/)).toHaveCount(0);
    await site.clearChaos();
    for (const { cards } of failures) {
      await card(page, cards[0] ?? '')
        .getByRole('button', { name: 'Retry' })
        .click();
      // One answer updates all cards that need the read.
      for (const title of cards) await expect(card(page, title)).not.toContainText('Not loaded');
    }
  });
}

/** Answers that fit the schemas but have unexpected content. */
const unexpectedAnswers: Readonly<Record<string, unknown>> = {
  rewind: providerAnswer({ state: 'of-a-later-version', reason: 7 }),
  scan: providerAnswer({ state: 'idle', threats: {}, credentials: 'none' }),
  'site/features': providerAnswer({ active: ['<b>support</b>'], available: [] }),
  'site/purchases': providerAnswer([{ ID: 7, product_slug: 'unheard-of', active: true }]),
  'module/akismet/data': '<b>7</b>',
  'module/stats/data': {
    general: { stats: { views_today: '<i>5</i>', views: '12', comments: null } },
    day: {
      data: [
        ['2023W99W99', 'many'],
        ['2023-05-01', '3'],
      ],
    },
  },
  plugins: { 'a/b.php': { Name: '<img src=x onerror=alert(1)>', active: 1 } },
};

function providerAnswer(value: unknown) {
  return { code: 'success', message: '', data: JSON.stringify(value) };
}

test('shows the affected cards despite unexpected content, and renders none of it as HTML', async ({
  page,
  openAs,
  site,
}) => {
  await site.separateReads();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  for (const [path, body] of Object.entries(unexpectedAnswers))
    await page.route(`**/jetpack/v4/${path}?*`, (route) => route.fulfill({ json: body }));
  await openAs('admin');
  await expectConnections(page);
  await expectShell(page);
  await expect(page.locator('[data-testid="dash-card"][aria-busy]')).toHaveCount(0);
  for (const title of ['Jetpack Stats', 'VaultPress Backup', 'Scan', 'Akismet Anti-spam', 'Boost', 'CRM', 'Support'])
    await expect(card(page, title)).toBeVisible();
  await expect(page.getByText(/undefined|NaN|\[object|onerror/)).toHaveCount(0);
  expect(dialogs).toEqual([]);
});
