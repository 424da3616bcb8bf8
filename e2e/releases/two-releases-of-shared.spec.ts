import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { card, expectUpdated, protectSwitch, toast } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { serveSecondSet } from '../support/second-set';
import { expect, test } from '../support/test';

/** More than the lifetime of a nonce, which is a day, in ms. */
const pastNonceLifetime = 25 * 3600 * 1000;
const containerId = 'widget-container';

/** Mounts the widget `connections-card` at the end of the page. @returns whether it is ready */
const mountWidget = (page: Page, embedUrl: string, restRoot: string) =>
  page.evaluate(
    async ([url, root, id]) => {
      const { mount } = await import(url);
      const { initial } = JSON.parse(document.querySelector('#flightdeck-page-state')?.textContent ?? '{}');
      const element = document.createElement('div');
      element.id = id;
      document.body.append(element);
      const { ready } = mount('connections-card', element, { root, nonce: initial.WP_API_nonce });
      return (await ready).ok;
    },
    [embedUrl, restRoot, containerId] as const,
  );

/** Returns the numbers of the next minor version for an offset of 1, or of the previous one, if any, for -1. */
const otherMinor = (version: string, offset: 1 | -1) =>
  version
    .split('.')
    .map(Number)
    .map((number, index) => (index === 1 ? Math.max(0, number + offset) : number));

/**
 * Returns a function that changes the content of a widget's file as if it had been built with another version of `shared`. The
 * required versions of modules with state stay: a widget takes these modules from any page with the same major version.
 */
function replaceVersion(version: string, other: readonly number[]) {
  const required = new RegExp(
    `("@flightdeck/shared/(?!api"|session"|reporting"|i18n")[^"]*",!\\d,)\\[1,${version.replaceAll('.', ',')}\\]`,
    'g',
  );
  return (content: string) =>
    content.replaceAll(`"${version}"`, `"${other.join('.')}"`).replaceAll(required, `$1[1,${other.join()}]`);
}

for (const [age, offset] of [
  ['an older', -1],
  ['a newer', 1],
] as const)
  test(`a widget built with ${age} version of shared uses the session, bus and nonce of the page`, async ({
    page,
    site,
    openAs,
    expectProblems,
  }) => {
    expectProblems(/status of 403/);
    const { shared = '' } = site.set.original.root.provides;
    const change = replaceVersion(shared, otherMinor(shared, offset));
    const { base } = site.set.original.widgets['mf-connection'] ?? { base: '' };
    const remote = readFileSync(join(site.set.folder, base, 'remote.js'), 'utf8');
    // Without the version, the change would have no effect.
    expect(remote).toContain(`"${shared}"`);
    const embedUrl = await serveSecondSet(page, site, 'mf-connection', change);
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await openAs('admin2');
    await expect(card(page, 'Account connection')).toContainText('Connected as');
    await networkAtRest(page);
    await site.clearLog();

    expect(await mountWidget(page, embedUrl, `${site.url}/wp-json/`)).toBe(true);
    const widget = page.locator(`#${containerId}`);
    await expect(widget.getByRole('article', { name: 'Account connection' })).toContainText('Connected as');
    expect(requestedPaths.some((path) => path.includes('/mf-connection-widgets/second/'))).toBe(true);
    // One session: the widget shows data that the page has read.
    expect(await site.calls(/^GET connection/)).toEqual([]);

    await networkAtRest(page);
    await site.clock(pastNonceLifetime);
    await site.clearLog();
    await widget.getByRole('button', { name: 'Disconnect your account' }).click();
    // One bus: the page shows the notice, and updates its own card.
    await expect(toast(page)).toContainText('Unlinked from WordPress.com.');
    await expect(card(page, 'Account connection').first()).not.toContainText('Connected as');
    const writes = /^POST|rest-nonce/;
    expect(await site.calls(writes)).toEqual([
      'POST connection/user 403',
      'GET admin-ajax/rest-nonce 200',
      'POST connection/user 200',
    ]);

    // One nonce: the page uses the nonce that the widget has renewed.
    await networkAtRest(page);
    await site.clearLog();
    await protectSwitch(page).click();
    await expectUpdated(page);
    expect(await site.calls(writes)).toEqual(['POST settings 200']);
  });
