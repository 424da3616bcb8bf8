import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, open, signIn, test } from './support/test';

/** A variable until WordPress 6.8, then the id of a script element. */
const emojiScript = /_wpemojiSettings|id="wp-emoji-settings"/;

test('the head arrives before the partner has computed the state, unless a plugin buffers the page', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addPartner();
  await signIn(page, site, 'admin');
  const Cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const go = join(site.plugins, 'jetpack/go');
  site.php(`update_option( 'double_waits_for', '${go}' );`);
  const pieces = async () => {
    const { body } = await fetch(`${site.url}/wp-admin/admin.php?page=flightdeck`, { headers: { Cookie } });
    let before = '';
    const decoder = new TextDecoder();
    const reader = body?.getReader();
    for (let done = false; reader && !done; ) {
      const read = await reader.read();
      done = read.done;
      before += decoder.decode(read.value, { stream: true });
      if (/<link rel="stylesheet"[^>]+root-config/.test(before)) break;
    }
    // The simulated partner waits for this file before it computes the state.
    writeFileSync(go, '');
    let after = '';
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      after += decoder.decode(read.value, { stream: true });
    }
    rmSync(go);
    return { before, after };
  };
  const { before, after } = await pieces();
  expect(before).toMatch(/rel="preload"[^>]+main\.js[\s\S]*load-scripts\.php[^>]+jquery-core/);
  expect(before).not.toContain('flightdeck-page-state');
  expect(after).toContain('id="flightdeck-page-state">{"initial"');

  writeFileSync(go, '');
  site.mustUse(
    "add_action( 'admin_init', static function () { ob_start( static function ( $page ) { return str_replace( '</html>', '<!-- changed --></html>', $page ) . '<!-- piece -->'; } ); } );",
  );
  const kept = await pieces();
  const whole = kept.before + kept.after;
  expect(whole).toContain('<!-- changed --></html>');
  expect(whole.split('<!-- piece -->')).toHaveLength(2);
});

test('WordPress prints its emoji script on its own pages, but not on ours', { tag: '@matrix' }, async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addPartner();
  await signIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/index.php`);
  // WordPress 6.9 prints the script on pages for visitors only.
  if (site.php('echo $GLOBALS["wp_version"];').startsWith('6.9')) expect(await page.content()).not.toMatch(emojiScript);
  else expect(await page.content()).toMatch(emojiScript);
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  expect(await page.content()).not.toMatch(emojiScript);
});

test('the partner shows its offers on other admin pages and not on ours', async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addPartner();
  await signIn(page, site, 'admin');
  const offers = page.locator('.jetpack-jitm-message');
  await page.goto(`${site.url}/wp-admin/index.php`);
  await expect(offers).toBeAttached();
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  await expect(offers).toHaveCount(0);
});

test('the inline script is printed letter for letter, so that a policy can name its hash', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addPartner();
  await signIn(page, site, 'admin');
  await open(page, site);
  const code = (await page.locator('#flightdeck-page-state + script').textContent()) ?? '';
  const found = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  const registry = JSON.parse(readFileSync(join(site.plugins, 'flightdeck/set/registry.json'), 'utf8'));
  expect(found).toBe(registry.root.early.hash);
});

test('a one-time notice of the partner shows once', async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addPartner();
  await signIn(page, site, 'admin');
  await page.context().addCookies([{ name: 'jetpackState[message]', value: 'already_authorized', url: site.url }]);
  const message = async () => {
    await open(page, site);
    const state = JSON.parse((await page.locator('#flightdeck-page-state').textContent()) ?? '');
    return state.initial.jetpackStateNotices.messageCode;
  };
  expect(await message()).toBe('already_authorized');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('jetpackState[message]');
  expect(await message()).toBeNull();
});
