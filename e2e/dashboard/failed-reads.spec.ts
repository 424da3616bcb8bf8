import { card, expectConnections, expectShell } from '../support/dashboard';
import { expect, test } from '../support/test';

interface Row {
  readonly what: string;
  /** Reads that fail, how, and the cards that depend on each; the first of them asks again. */
  readonly fails: readonly { readonly path: string; readonly kind: string; readonly concerns: readonly string[] }[];
}

const plugins = ['Boost', 'CRM', 'Jetpack blocks'];

/**
 * Each read of a card fails, and all ways to fail come up. What decides about further reads is retried last: who begins to
 * need an answer that failed asks for it again.
 */
const rows: readonly Row[] = [
  {
    what: 'errors and pages in place of answers',
    fails: [
      { path: 'plugins', kind: '429', concerns: plugins },
      { path: 'scan', kind: '500-html', concerns: ['Scan'] },
      { path: 'module/akismet/data', kind: 'html', concerns: ['Akismet Anti-spam'] },
      { path: 'rewind', kind: '500', concerns: ['VaultPress Backup'] },
    ],
  },
  {
    what: 'answers that are cut off, empty or of another form, or none at all',
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
    what: 'refusals',
    fails: [
      { path: 'scan', kind: '404', concerns: ['Scan'] },
      { path: 'module/akismet/data', kind: '403', concerns: ['Akismet Anti-spam'] },
    ],
  },
];

for (const { what, fails } of rows) {
  test(`${what}: the cards concerned say so, the others are as before, Retry reads again`, async ({
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
    await site.calm();
    for (const { concerns } of fails) {
      await card(page, concerns[0] ?? '')
        .getByRole('button', { name: 'Retry' })
        .click();
      // One answer serves all cards that waited for it.
      for (const title of concerns) await expect(card(page, title)).not.toContainText('Not loaded');
    }
  });
}

test('a file of cards that does not arrive is said in its place, and Retry fetches it @long', async ({
  page,
  openAs,
  problems,
  site,
}) => {
  problems.allow(/Failed to load resource|ERR_/);
  const { base } = site.set.entry('mf-dashboard');
  await page.route(`**${base}module-cards.js`, (route) => route.abort());
  await openAs('admin');
  const said = page.getByRole('region', { name: /Downtime monitoring/ });
  await expect(said).toBeVisible();
  await expectConnections(page);
  await page.unroute(`**${base}module-cards.js`);
  await said.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('switch', { name: 'Downtime monitoring' })).toBeChecked();
});

/** Answers of the agreed form with things in them that nobody expects. */
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

test('answers with odd things in them: no card breaks, nothing of it is taken for HTML', async ({ page, openAs }) => {
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
