import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, logIn, open, test } from '../support/test';

/** Matches WordPress's emoji script: its variable until WordPress 6.8, later the ID of its element. */
const emojiScript = /_wpemojiSettings|id="wp-emoji-settings"/;

test('the head arrives before Jetpack has computed its state, and a plugin that buffers the page gets it in one piece', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
  const Cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const stateFile = join(site.plugins, 'jetpack/go');
  site.php(`update_option( 'double_waits_for', '${stateFile}' );`);
  /** Loads the page. @returns the HTML before and after Jetpack has computed its state, and the Link header */
  const loadInPieces = async () => {
    const { body, headers } = await fetch(`${site.url}/wp-admin/admin.php?page=flightdeck`, { headers: { Cookie } });
    let before = '';
    const decoder = new TextDecoder();
    const reader = body?.getReader();
    for (let done = false; reader && !done; ) {
      const read = await reader.read();
      done = read.done;
      before += decoder.decode(read.value, { stream: true });
      if (/<link rel="stylesheet"[^>]+root-config/.test(before)) break;
    }
    // The simulated jetpack waits for this file before it computes the state.
    writeFileSync(stateFile, '');
    let after = '';
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      after += decoder.decode(read.value, { stream: true });
    }
    rmSync(stateFile);
    return { before, after, link: headers.get('link') };
  };
  const { before, after, link } = await loadInPieces();
  expect(link).toMatch(/main\.js>; rel=preload; as=script; crossorigin=anonymous; integrity="sha384-/);
  expect(link).toMatch(/page\.\w+\.css>; rel=preload; as=style/);
  expect(before).toMatch(/rel="preload"[^>]+at-a-glance\.js[\s\S]*load-scripts\.php[^>]+jquery-core/);
  expect(before).not.toMatch(/rel="preload"[^>]+main\.js/);
  expect(before).not.toContain('flightdeck-page-state');
  expect(after).toContain('id="flightdeck-page-state">{"initial"');

  writeFileSync(stateFile, '');
  site.mustUse(
    "add_action( 'admin_init', static function () { ob_start( static function ( $page ) { return str_replace( '</html>', '<!-- changed --></html>', $page ) . '<!-- piece -->'; } ); } );",
  );
  const buffered = await loadInPieces();
  const html = buffered.before + buffered.after;
  expect(html).toContain('<!-- changed --></html>');
  expect(html.split('<!-- piece -->')).toHaveLength(2);
});

test('the browser uses all script preloads of the dashboard, and requests no file twice', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/flightdeck/set/')) files.push(request.url());
  });
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  const preloaded = await page
    .locator('link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const used = await page
    .locator('script[src*="/flightdeck/set/"]')
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));
  expect(preloaded.length).toBeGreaterThan(3);
  expect(preloaded.filter((file) => !used.includes(file))).toEqual([]);
});

test('if another plugin has already sent output, the preload of main.js is in the head, not in a header', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
  site.mustUse("add_action( 'admin_init', static function () { echo '<!-- early -->'; ob_flush(); flush(); } );");
  const answer = await page.request.get(`${site.url}/wp-admin/admin.php?page=flightdeck`);
  expect(answer.headers().link ?? '').not.toContain('main.js');
  expect(await answer.text()).toMatch(/rel="preload"[^>]+main\.js/);
});

test('WordPress prints its emoji script on its own pages, but not on ours', { tag: '@matrix' }, async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/index.php`);
  // WordPress 6.9 prints the script on pages for visitors only.
  if (site.php('echo $GLOBALS["wp_version"];').startsWith('6.9')) expect(await page.content()).not.toMatch(emojiScript);
  else expect(await page.content()).toMatch(emojiScript);
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  expect(await page.content()).not.toMatch(emojiScript);
});

test('Jetpack shows its offers on other admin pages, but not on ours', async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
  const offers = page.locator('.jetpack-jitm-message');
  await page.goto(`${site.url}/wp-admin/index.php`);
  await expect(offers).toBeAttached();
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  await expect(offers).toHaveCount(0);
});

test('inline scripts are printed unchanged, so that a security policy can list their hashes', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
  await open(page, site);
  const code = (await page.locator('#flightdeck-page-state + script').textContent()) ?? '';
  const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  const registry = JSON.parse(readFileSync(join(site.plugins, 'flightdeck/set/registry.json'), 'utf8'));
  expect(hash).toBe(registry.root.early.hash);

  site.php("update_user_meta( 1, 'locale', 'de_DE' );");
  await open(page, site);
  const inline = await page.locator('script:not([src])').allTextContents();
  const hashes = inline.map((each) => `sha384-${createHash('sha384').update(each).digest('base64')}`);
  expect(hashes).toContain(registry.root.files['language.js']);
  site.php("delete_user_meta( 1, 'locale' );");
});

test('only the first page state contains a one-time notice of Jetpack', async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
  await page.context().addCookies([{ name: 'jetpackState[message]', value: 'already_authorized', url: site.url }]);
  const loadMessageCode = async () => {
    await open(page, site);
    const state = JSON.parse((await page.locator('#flightdeck-page-state').textContent()) ?? '');
    return state.initial.jetpackStateNotices.messageCode;
  };
  expect(await loadMessageCode()).toBe('already_authorized');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('jetpackState[message]');
  expect(await loadMessageCode()).toBeNull();
});
