import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { setPath } from '../../site/src/server/site';
import { expectAccessible } from '../support/axe';
import type { RunningSite } from '../support/site';
import { expect, test } from '../support/test';

const guide = readFileSync(join(import.meta.dirname, '../../docs/how-to/embed.md'), 'utf8');
/** The examples of the guide: a whole page, as a call, with events. */
const examples = [...guide.matchAll(/```html\n(.*?)```/gs)].map(([, code = '']) => code);

const markup = (name: string) => `<flightdeck-widget name="${name}" root="{root}" nonce="{nonce}"></flightdeck-widget>`;
/** Both widgets on one page. */
const both = `<h1>Another page</h1><h2>Its connection</h2><script type="module" src="{set}embed/1/embed.js"></script>${markup('connection')}${markup('connections-card')}`;

/** A nonce of whoever is signed in. */
const nonceOf = async (page: Page, site: RunningSite) =>
  (await page.request.get(`${site.url}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();

/** Opens a page of somebody else with this code on it. */
async function openForeign(page: Page, site: RunningSite, code: string, nonce: string): Promise<void> {
  const filled = code
    .replaceAll('{set}', `${site.url}${setPath}`)
    .replaceAll('{root}', `${site.url}/wp-json/`)
    .replaceAll('{nonce}', nonce);
  const body = filled.startsWith('<!doctype')
    ? filled
    : `<!doctype html><html lang="en"><meta charset="utf-8"><title>Another page</title>
<main>${filled}</main></html>`;
  await page.route(`${site.url}/another-page`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/another-page');
}
const siteCard = (page: Page) => page.getByRole('article', { name: 'Site connection' });
const place = (page: Page) => page.locator('flightdeck-widget');

test('the examples of the guide work as they stand there', async ({ page, signIn, site }) => {
  expect(examples).toHaveLength(3);
  await signIn('admin');
  const nonce = await nonceOf(page, site);
  for (const code of examples) {
    await openForeign(page, site, code, nonce);
    await expect(siteCard(page)).toContainText('You own this connection.');
    await expect(page.getByRole('article', { name: 'Account connection' })).toContainText('provider_admin');
    if (code === examples[1]) await expect(page.locator('html')).toHaveAttribute('data-widget', 'ready');
  }
  // The last one listens.
  await site.scenario('not-connected');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('#news')).toHaveText('disconnected');
  await site.scenario('free');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('#news')).toHaveText('connected');
});

test('each widget says in its place that nobody is signed in, or that the nonce is wrong', async ({
  page,
  signIn,
  site,
  problems,
}) => {
  problems.allow(/status of 40[013]/);
  await openForeign(page, site, both, '');
  const signedOut = /^You are signed out\. Sign in to the site/;
  await expect(place(page).getByRole('alert')).toHaveText([signedOut, signedOut]);
  await signIn('admin');
  await openForeign(page, site, both, 'abcdef1234');
  const wrong = /its nonce is wrong\. Reload it\.$/;
  await expect(place(page).getByRole('alert')).toHaveText([wrong, wrong]);
  await expectAccessible(page, { within: 'flightdeck-widget' });
});

test('each widget says in its place that the REST API is blocked, and works after it', async ({
  page,
  signIn,
  site,
  problems,
}) => {
  problems.allow(/status of 403/);
  await signIn('admin');
  const nonce = await nonceOf(page, site);
  const blocked = /^Something blocks the REST API of the site/;
  for (const kind of ['403', 'html', 'empty']) {
    await site.calm();
    await site.chaos({ path: 'connection', kind });
    await openForeign(page, site, both, nonce);
    await expect(place(page).getByRole('alert')).toHaveText([blocked, blocked]);
  }
  await site.calm();
  await page.reload();
  await expect(siteCard(page)).toHaveText([/Connected/, /Connected/]);
});

test('each widget for a role that may do nothing @long', async ({ page, signIn, site, problems }) => {
  problems.allow(/status of 403/);
  await signIn('subscriber');
  const nonce = await nonceOf(page, site);
  await openForeign(page, site, both, nonce);
  await expect(siteCard(page)).toHaveText([/Connected/, /Connected/]);
  await expect(page.getByRole('link', { name: 'Manage site connection' })).toHaveCount(0);
  // As long as the site has no owner, such a role cannot connect an account either.
  await site.scenario('userless');
  await page.reload();
  const role = /Your role on this site does not let you change its connection\. Please ask the site administrator\.$/;
  await expect(place(page)).toHaveText([role, role]);
  await site.scenario('not-connected');
  await page.reload();
  const ask = /Please ask the site administrator to connect\.$/;
  await expect(place(page)).toHaveText([ask, ask]);
  await expectAccessible(page, { within: 'flightdeck-widget' });
  await expect(place(page).getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expect(place(page).getByRole('button')).toHaveCount(0);
});

test('in 320 px, dark, on both widgets nothing is cut off @long', async ({ page, signIn, site }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('admin2');
  const nonce = await nonceOf(page, site);
  await openForeign(page, site, both, nonce);
  await expect(siteCard(page)).toHaveCount(2);
  await expect(page.getByText('provider_admin2@site.example')).toHaveCount(2);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
  await expectAccessible(page, { within: 'flightdeck-widget' });
});
