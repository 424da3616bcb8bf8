import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { setPath } from '../../site/src/context/site';
import type { RunningSite } from './site';

const guide = readFileSync(join(import.meta.dirname, '../../docs/how-to/embed.md'), 'utf8');
const [wholePage = '', call = '', parcel = '', events = '', hashed = '', hashedCall = '', message = ''] = [
  ...guide.matchAll(/```html\n(.*?)```/gs),
].map(([, code = '']) => code);

/**
 * The examples in docs/how-to/embed.md: a whole page, a call of `mount`, a single-spa parcel, events, a script with its hash, a
 * call with such a script, and a message for browsers that refuse the script.
 */
export const examples = { page: wholePage, call, parcel, events, hashed, hashedCall, message } as const;

/** Directives that docs/how-to/embed.md lists for pages with a content security policy. */
export const guidePolicy = /```\n(script-src .*?)\n```/s.exec(guide)?.[1] ?? '';

/** Returns an example with the name of another widget. */
export const withWidget = (code: string, name: string): string =>
  code.replace(/name="[\w-]+" root/, `name="${name}" root`).replace(/mount\('[\w-]+'/, `mount('${name}'`);

/** Returns markup for several widgets, one below the other. */
export const widgetMarkup = (...names: readonly string[]): string =>
  `<h1>Another page</h1><h2>Its licenses</h2><script type="module" src="{set}embed/1/embed.js"></script>
${names.map((name) => `<flightdeck-widget name="${name}" root="{root}" nonce="{nonce}"></flightdeck-widget>`).join('\n')}`;

/** Returns a REST nonce of the current user. */
export const nonceOf = async (page: Page, site: RunningSite): Promise<string> =>
  (await page.request.get(`${site.url}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();

/** Returns an example with its placeholders filled in. @param nonce default: the current user's nonce */
export async function fillIn(page: Page, site: RunningSite, code: string, nonce?: string): Promise<string> {
  return code
    .replaceAll('{set}', `${site.url}${setPath}`)
    .replaceAll('{root}', `${site.url}/wp-json/`)
    .replaceAll('{nonce}', nonce ?? (await nonceOf(page, site)));
}

/**
 * Opens a foreign page with this code, whose placeholders it fills in.
 * @param nonce default: the current user's nonce
 * @param policy content security policy of the page; default: none
 */
export async function openExample(
  page: Page,
  site: RunningSite,
  code: string,
  nonce?: string,
  policy?: string,
): Promise<void> {
  const filled = await fillIn(page, site, code, nonce);
  const body = filled.startsWith('<!doctype')
    ? filled
    : `<!doctype html><html lang="en"><meta charset="utf-8"><title>Another page</title><main>${filled}</main></html>`;
  const headers = { 'Content-Type': 'text/html', ...(policy && { 'Content-Security-Policy': policy }) };
  await page.route(`${site.url}/another-page`, (route) => route.fulfill({ headers, body }));
  await page.goto('/another-page');
}
