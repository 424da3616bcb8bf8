import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { card } from '../support/dashboard';
import { command, nextRelease } from '../support/deploy';
import { expect, test } from '../support/test';

const title = 'WordPress.com login';

test('deploys and runs an area built with newer UI parts, without deploying the page', async ({
  page,
  site,
  openAs,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  await openAs('admin', '/security');
  await expect(card(page, title)).toBeVisible();
  const usual = new Set(files);

  const same = (content: string) => content;
  const newer = (range: string) => range.replace(/\.(\d+)\./, (_all, minor) => `.${Number(minor) + 1}.`);
  const next = nextRelease(site.set, 'mf-settings', same, (entry) => {
    const needs = Object.entries(entry.manifest.needs).map(([name, range]) =>
      name.startsWith('@flightdeck/shared/ui/') ? [name, newer(range)] : [name, range],
    );
    return { ...entry, manifest: { ...entry.manifest, needs: Object.fromEntries(needs) } };
  });
  const root = () => JSON.parse(readFileSync(join(site.set.folder, 'registry.json'), 'utf8')).root.version;
  const before = root();
  expect(await command(site.set, 'deploy', 'mf-settings', '--from', next.folder)).toMatchObject({ code: 0 });
  next.remove();
  expect(root()).toBe(before);

  files.length = 0;
  await page.reload();
  await expect(card(page, title)).toBeVisible();
  const toggle = page.getByTestId('module-toggle-protect');
  const was = await toggle.getAttribute('aria-checked');
  await toggle.click();
  await expect(toggle).not.toHaveAttribute('aria-checked', was ?? '');
  await expect(page.locator('#fd-toasts')).toContainText('Updated settings.');
  // Files that the area brings, because the page has older ones.
  const own = [...new Set(files)].filter((name) => name.endsWith('.js') && !usual.has(name));
  expect(own.length).toBeGreaterThan(0);
  expect(own.some((name) => name in next.entry.files)).toBe(true);
});
