import type { Page } from '@playwright/test';
import { setPath } from '../../../site/src/context/site';
import { card, expectCards, expectConnections, expectShell } from '../../support/dashboard';
import { examples, openExample } from '../../support/guide';
import type { RunningSite } from '../../support/site';
import { expect, test } from '../../support/test';

type FetchText = (url: string) => Promise<string>;

const optimizerUrl = 'https://optimizer.example/cache/';

/** Matches the root's script elements, as the server prints them, and captures their addresses. */
const rootScript = /<script[^>]* src="([^"]*\/root-config\/[^"]*\.js)"[^>]*><\/script>/g;

/**
 * Changes the page as an optimizer does: removes our security policy, changes the HTML, and adds a last script from the
 * optimizer's server.
 * @returns the paths that the page requests from that server
 */
async function optimize(
  page: Page,
  site: RunningSite,
  change: (html: string, fetchText: FetchText) => Promise<string>,
): Promise<readonly string[]> {
  const requested: string[] = [];
  await page.route(`${optimizerUrl}**`, (route) => {
    requested.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route(`${site.url}/wp-admin/admin.php?page=flightdeck`, async (route) => {
    const answer = await route.fetch();
    const headers = Object.fromEntries(
      Object.entries(answer.headers()).filter(([name]) => !/content-security-policy|content-length/i.test(name)),
    );
    const text = await change(await answer.text(), async (url) => (await page.request.get(url)).text());
    const body = text.replace('</body>', `<script src="${optimizerUrl}last.js"></script></body>`);
    await route.fulfill({ response: answer, headers, body });
  });
  return requested;
}

const urlsIn = (html: string) => [...html.matchAll(rootScript)].map(([, url = '']) => url);

const optimizers = {
  'inlines our scripts': async (html: string, fetchText: FetchText): Promise<string> => {
    const texts = new Map<string, string>();
    for (const url of urlsIn(html)) texts.set(url, (await fetchText(url)).replaceAll('</script', '<\\/script'));
    return html.replace(rootScript, (_tag, url: string) => `<script>${texts.get(url)}</script>`);
  },
  'runs both the originals and an inline copy of our scripts': async (
    html: string,
    fetchText: FetchText,
  ): Promise<string> => {
    const copies: string[] = [];
    for (const url of urlsIn(html)) copies.push((await fetchText(url)).replaceAll('</script', '<\\/script'));
    return html.replace('</body>', () => `${copies.map((text) => `<script>${text}</script>`).join('')}</body>`);
  },
  'fetches our scripts and runs them after the page has loaded': async (html: string): Promise<string> => {
    const run = `addEventListener('load', async () => {
      for (const url of ${JSON.stringify(urlsIn(html))}) {
        const code = await (await fetch(url)).text();
        new Function(code)();
      }
    });`;
    return html.replace(rootScript, '').replace('</body>', `<script>${run}</script></body>`);
  },
  'joins our scripts into a data: URL': async (html: string, fetchText: FetchText): Promise<string> => {
    const texts: string[] = [];
    for (const url of urlsIn(html)) texts.push(await fetchText(url));
    const joined = `data:text/javascript;base64,${Buffer.from(texts.join('\n')).toString('base64')}`;
    return html.replace(rootScript, '').replace('</body>', `<script src="${joined}"></script></body>`);
  },
};

for (const [optimization, change] of Object.entries(optimizers))
  test(`starts, and loads every script from the set, when an optimizer ${optimization}`, async ({
    page,
    site,
    openAs,
    problems,
  }) => {
    problems.allow(/optimizer\.example/);
    const requested = await optimize(page, site, change);
    const scriptsOutsideSet: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      const isScript = /\/[\w-]+\.js$/.test(new URL(url).pathname);
      if (isScript && !url.startsWith(optimizerUrl) && !url.startsWith(site.url + setPath)) scriptsOutsideSet.push(url);
    });
    await openAs('admin');
    await expectCards(page);
    await expectConnections(page);
    await expectShell(page);
    await page.evaluate(() => location.assign('#/traffic'));
    await expect(page.getByRole('heading', { name: 'Traffic' }).first()).toBeAttached();
    // The file of the dialog loads only when the dialog opens.
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(requested).toEqual(['/cache/last.js']);
    expect(scriptsOutsideSet).toEqual([]);
  });

test('a widget loads from the set that its page names, even if an optimizer inlines the embed script', async ({
  page,
  site,
  logIn,
}) => {
  await logIn('admin');
  const code = await (await page.request.get(`${site.url}${setPath}embed/1/embed.js`)).text();
  const inline = `<script type="module">${code.replaceAll('</script', '<\\/script')}</script>`;
  const example = examples.hashed
    .replace(/<script type="module"[^>]*><\/script>/, () => inline)
    .replace('{widgets}', JSON.stringify(site.set.original.widgets));
  await openExample(page, site, example);
  await expect(card(page, 'Site connection')).toContainText('Connected');
});
