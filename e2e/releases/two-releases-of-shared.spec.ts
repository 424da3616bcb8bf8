import { areasIn } from '@flightdeck/shared/contracts/areas-in';
import type { Page } from '@playwright/test';
import { setPath } from '../../site/src/server/site';
import { serveArchivedSet } from '../support/archived-set';
import { previousRelease } from '../support/archives';
import { card, protectSwitch, toast } from '../support/dashboard';
import { journeys } from '../support/journeys';
import { networkAtRest } from '../support/network';
import type { RunningSite } from '../support/site';
import { expect, test } from '../support/test';

const aDayLater = 25 * 3600 * 1000;
const place = 'place-of-widget';

/** Adds the widget of an embed script below the page. */
const mountBelow = (page: Page, embed: string, root: string) =>
  page.evaluate(
    async ([script, api, id]) => {
      const { mount } = await import(script);
      const { initial } = JSON.parse(document.querySelector('#flightdeck-page-state')?.textContent ?? '{}');
      const element = document.createElement('div');
      element.id = id;
      document.body.append(element);
      const { ready } = mount('connections-card', element, { root: api, nonce: initial.WP_API_nonce });
      return (await ready).ok;
    },
    [embed, root, place] as const,
  );

/** Each function makes one of the two releases the older one. @returns address of the embed script */
const cases: readonly [string, (page: Page, site: RunningSite) => Promise<string>][] = [
  [
    'the page is newer than the widget',
    (page, site) =>
      serveArchivedSet(page, site, 'mf-connection', {
        widgets: previousRelease('mf-connection', site.set.entry('mf-connection').version),
        embed: previousRelease('root-config', site.set.sound.root.version),
      }),
  ],
  [
    'the widget is newer than the page',
    async (_page, site) => {
      // With areas of its time: today's may need functions that the older page lacks.
      site.set.deployArchivedPage([
        previousRelease('root-config', site.set.sound.root.version),
        ...areasIn(journeys).map((area) => previousRelease(area, site.set.entry(area).version)),
      ]);
      return `${site.url}${setPath}embed/1/embed.js`;
    },
  ],
];

for (const [title, arrange] of cases)
  test(`${title}: one session, one bus, one nonce`, async ({ page, site, openAs, expectProblems }) => {
    expectProblems(/status of 403/);
    const embed = await arrange(page, site);
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await openAs('admin2');
    await expect(card(page, 'Account connection')).toContainText('Connected as');
    await networkAtRest(page);
    await site.clearLog();

    expect(await mountBelow(page, embed, `${site.url}/wp-json/`)).toBe(true);
    const widget = page.locator(`#${place}`);
    await expect(widget.getByRole('article', { name: 'Account connection' })).toContainText('Connected as');
    expect(files.some((file) => file.includes('/mf-connection-widgets/'))).toBe(true);
    // One session: the widget shows what the page has read.
    expect(await site.calls(/^GET connection/)).toEqual([]);

    await networkAtRest(page);
    await site.clock(aDayLater);
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
    await expect(toast(page)).toContainText('Updated settings.');
    expect(await site.calls(writes)).toEqual(['POST settings 200']);
  });
