import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { card, expectCards, expectConnections, open } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

/*
 * Takes the picture for README.md, and the screenshots, icons and banners for the plugin directory. readme.txt describes the
 * screenshots in the order of their numbers.
 */

const repo = join(import.meta.dirname, '../..');
const assets = join(repo, 'wordpress/assets');

test.use({ scenario: 'complete', viewport: { width: 1280, height: 1100 } });

/** Waits for the page, and moves the pointer away from its controls. */
async function settle(page: Page): Promise<void> {
  await networkAtRest(page);
  await page.mouse.move(900, 60);
}

/** Closes the first notice above the cards. */
async function dismissNotice(page: Page): Promise<void> {
  await networkAtRest(page);
  await page
    .locator('#flightdeck')
    .getByRole('button', { name: /^Dismiss/ })
    .first()
    .click();
}

/** Takes a screenshot of the dashboard without the menus of the test site, which are not those of WordPress. */
async function screenshot(page: Page, number: number): Promise<void> {
  await settle(page);
  // Hide the address of the test site, which has a random port.
  await page.evaluate(() => {
    const textNodes = document.createTreeWalker(
      document.querySelector('#flightdeck') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = textNodes.nextNode(); node; node = textNodes.nextNode())
      node.nodeValue = node.nodeValue?.replaceAll(location.host, 'site.example') ?? null;
  });
  const size = page.viewportSize();
  const box = await page.locator('#flightdeck').boundingBox();
  if (!size || !box) throw new Error('The dashboard is not visible.');
  const clip = { x: box.x, y: box.y, width: box.width, height: size.height - box.y };
  await page.screenshot({ path: join(assets, `screenshot-${number}.png`), animations: 'disabled', clip });
}

/** Opens the dashboard, and closes the first notice above the cards. */
async function openDashboard(page: Page): Promise<void> {
  await open(page);
  await expectCards(page);
  await expectConnections(page);
  await dismissNotice(page);
}

test('takes a picture of the dashboard of a site with a plan', async ({ page, logIn }) => {
  await logIn('admin');
  await openDashboard(page);
  await screenshot(page, 1);
  await page.screenshot({ path: join(repo, 'docs/pictures/dashboard.png'), animations: 'disabled' });
});

test('takes a picture of the security settings', async ({ page, openAs }) => {
  await openAs('admin', '/security');
  await expect(card(page, 'Brute force protection')).toBeVisible();
  await dismissNotice(page);
  await screenshot(page, 2);
});

test('takes a picture of My Plan', async ({ page, openAs }) => {
  await openAs('admin', '/my-plan');
  await expect(page.locator('#flightdeck').getByRole('heading', { level: 1 })).toBeAttached();
  await dismissNotice(page);
  await screenshot(page, 3);
});

test('takes a picture of the dashboard on a phone', async ({ page, logIn }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await logIn('admin');
  await openDashboard(page);
  await screenshot(page, 4);
});

/** Saves an SVG file as a PNG file of a size, with a transparent background. */
async function saveAsPng(page: Page, svg: string, width: number, height: number, name: string): Promise<void> {
  await page.setViewportSize({ width, height });
  const sized = readFileSync(svg, 'utf8').replace('<svg ', `<svg width="${width}" height="${height}" `);
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${sized}`);
  await page.screenshot({ path: join(assets, `${name}-${width}x${height}.png`), omitBackground: true });
}

for (const size of [128, 256])
  test(`saves the icon ${size} pixels wide`, ({ page }) =>
    saveAsPng(page, join(assets, 'icon.svg'), size, size, 'icon'));

// The plugin directory shows the larger banner on screens with a high resolution.
for (const [width, height] of [
  [772, 250],
  [1544, 500],
] as const)
  test(`saves the banner ${width} pixels wide`, ({ page }) =>
    saveAsPng(page, join(import.meta.dirname, 'banner.svg'), width, height, 'banner'));
