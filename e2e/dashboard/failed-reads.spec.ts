import { card, expectConnections, expectShell } from '../support/dashboard';
import { expect, test } from '../support/test';

interface Row {
  readonly what: string;
  /** Failing reads, their failures and the cards that depend on them. Retry is pressed on the first card. */
  readonly fails: readonly { readonly path: string; readonly kind: string; readonly concerns: readonly string[] }[];
}

const plugins = ['Boost', 'CRM', 'Jetpack blocks'];

/**
 * Every read of a card fails once in every way. Reads that other reads depend on are retried last, because a card that
 * mounts later repeats a failed read.
 */
const rows: readonly Row[] = [
  {
    what: 'error answers and HTML pages',
    fails: [
      { path: 'plugins', kind: '429', concerns: plugins },
      { path: 'scan', kind: '500-html', concerns: ['Scan'] },
      { path: 'module/akismet/data', kind: 'html', concerns: ['Akismet Anti-spam'] },
      { path: 'rewind', kind: '500', concerns: ['VaultPress Backup'] },
    ],
  },
  {
    what: 'truncated, empty, malformed and missing answers',
    fails: [
      { path: 'plugins', kind: 'empty', concerns: plugins },
      { path: 'site/purchases', kind: 'shape', concerns: ['Comprehensive site security'] },
      { path: 'module/stats/data', kind: 'refused', concerns: ['Jetpack Stats'] },
      {
        path: 'site/features',
        kind: 'broken',
        concerns: ['Search', 'VaultPress Backup', 'Akismet Anti-spam', 'Support'],
      },
    ],
  },
  {
    what: 'refused reads',
    fails: [
      { path: 'scan', kind: '404', concerns: ['Scan'] },
      { path: 'module/akismet/data', kind: '403', concerns: ['Akismet Anti-spam'] },
    ],
  },
];

for (const { what, fails } of rows) {
  test(`${what}: shows the failure on the affected cards only, and Retry reads again`, async ({
    page,
    openAs,
    problems,
    site,
  }) => {
    problems.allow(/Failed to load resource|ERR_/);
    for (const { path, kind } of fails) await site.chaos({ method: 'GET', path, kind });
    await openAs('admin');
    const concerned = fails.flatMap(({ concerns }) => concerns);
    for (const title of concerned) {
      await expect(card(page, title)).toContainText('Not loaded');
      await expect(card(page, title).getByRole('button', { name: 'Retry' })).toBeVisible();
    }
    await expectShell(page);
    await expectConnections(page);
    await expect(page.getByRole('article').filter({ hasText: 'Not loaded' })).toHaveCount(concerned.length);
    await expect(page.locator('[data-testid="dash-card"][aria-busy]')).toHaveCount(0);
    await expect(page.getByText(/undefined|NaN|\[object/)).toHaveCount(0);
    await site.clearChaos();
    for (const { concerns } of fails) {
      await card(page, concerns[0] ?? '')
        .getByRole('button', { name: 'Retry' })
        .click();
      // All cards that depend on it share one answer.
      for (const title of concerns) await expect(card(page, title)).not.toContainText('Not loaded');
    }
  });
}

/** Answers that fit the schemas but have unexpected content. */
const odd: Readonly<Record<string, unknown>> = {
  rewind: inner({ state: 'of-a-later-version', reason: 7 }),
  scan: inner({ state: 'idle', threats: {}, credentials: 'none' }),
  'site/features': inner({ active: ['<b>support</b>'], available: [] }),
  'site/purchases': inner([{ ID: 7, product_slug: 'unheard-of', active: true }]),
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

function inner(value: unknown) {
  return { code: 'success', message: '', data: JSON.stringify(value) };
}

test('shows every card despite unexpected content, and renders none of it as HTML', async ({ page, openAs, site }) => {
  await site.separateReads();
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog at all'));
  for (const [path, body] of Object.entries(odd))
    await page.route(`**/jetpack/v4/${path}?*`, (route) => route.fulfill({ json: body }));
  await openAs('admin');
  await expectConnections(page);
  await expectShell(page);
  await expect(page.locator('[data-testid="dash-card"][aria-busy]')).toHaveCount(0);
  for (const title of ['Jetpack Stats', 'VaultPress Backup', 'Scan', 'Akismet Anti-spam', 'Boost', 'CRM', 'Support'])
    await expect(card(page, title)).toBeVisible();
  await expect(page.getByText(/undefined|NaN|\[object|onerror/)).toHaveCount(0);
});
