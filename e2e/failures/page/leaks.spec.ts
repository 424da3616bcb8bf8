import type { PartName } from '@flightdeck/shared/contracts/areas';
import type { Page } from '@playwright/test';
import { open } from '../../support/dashboard';
import { leakingView } from '../../support/failures/faults';
import { findLeaks, mountAndUnmount, warmUpRounds } from '../../support/failures/leak-gate';
import { LeakWatch } from '../../support/failures/leaks';
import { openForeignPage } from '../../support/foreign-pages/foreign-page';
import { networkAtRest } from '../../support/network';
import { expect, test } from '../../support/test';

/** Number of rounds of mounting and unmounting. The final counts are compared with those after the warm-up rounds. */
const rounds = process.env.FLIGHTDECK_LONG ? 50 : 6;

test.describe.configure({ timeout: 120_000 + rounds * 10_000 });
test.beforeEach(({ logIn }) => logIn('admin'));

/** Parts of the areas on our page. Each run tests the first one; the long run tests all. */
const parts: readonly PartName[] = [
  'mf-licensing/activation',
  'mf-dashboard/at-a-glance',
  'mf-dashboard/my-plan',
  'mf-settings/security',
  'mf-settings/performance',
  'mf-settings/writing',
  'mf-settings/sharing',
  'mf-settings/discussion',
  'mf-settings/traffic',
  'mf-settings/privacy',
  'mf-recommendations/recommendations',
  'mf-recommendations/product',
  'mf-connection/connect',
  'mf-connection/connect-user',
  'mf-connection/commerce',
  'mf-connection/coupon',
  'mf-connection/connections-card',
  'mf-connection/notices',
  'mf-connection/identity-crisis',
  'mf-connection/reconnect',
  'mf-connection/disconnect',
  'mf-licensing/licensing-header',
  'mf-licensing/key-form',
  'mf-licensing/notice',
];

/** Opens a screen without areas, and calls the site once: the HTTP client loads with the first call and stays. */
async function openStatus(page: Page): Promise<void> {
  await open(page, '/status');
  await page.getByRole('button', { name: 'Test the connection' }).click();
  await expect(page.getByText('The test passed.')).toBeVisible();
  await networkAtRest(page);
}

for (const [index, part] of parts.entries())
  test(`${part} leaves nothing behind after many mounts${index > 0 ? ' @long' : ''}`, async ({ page }) => {
    const watch = await LeakWatch.install(page);
    await openStatus(page);
    expect(await findLeaks(watch, rounds, () => mountAndUnmount(page, part))).toEqual([]);
  });

for (const [widget, tag = ''] of [
  ['connection'],
  ['licence', ' @long'],
  ['connections-card', ' @long'],
  ['licensing-header', ' @long'],
] as const)
  test(`the widget ${widget} leaves nothing behind on a foreign page${tag}`, async ({ page, site }) => {
    const watch = await LeakWatch.install(page);
    const foreignPageConfig = await openForeignPage(page, site);
    const round = async () => {
      const mounted = await page.evaluateHandle(
        async ([{ embed, root, nonce }, name]) => {
          const { mount } = await import(embed);
          const container = document.createElement('div');
          document.querySelector('section')?.append(container);
          const widget = mount(name, container, { root, nonce });
          const result = await widget.ready;
          if (!result.ok) throw new Error(result.code);
          return { container, unmount: () => widget.unmount() };
        },
        [foreignPageConfig, widget] as const,
      );
      // Before removing the widget, wait for the reads that it sends after it shows.
      await networkAtRest(page);
      await mounted.evaluate(async ({ container, unmount }) => {
        await unmount();
        container.remove();
      });
      await mounted.dispose();
    };
    expect(await findLeaks(watch, rounds, round)).toEqual([]);
  });

/** Functions that leak, by the kind of object that findLeaks() reports. */
const leaks = {
  'listeners of window resize': () => window.addEventListener('resize', () => {}),
  'listeners of window storage': () => window.addEventListener('storage', () => {}, { once: true }),
  'listeners of document keydown capture': () => document.addEventListener('keydown', () => {}, true),
  timers: () => setInterval(() => {}, 60_000),
  'style sheets': () => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, new CSSStyleSheet()];
  },
  observers: () => new MutationObserver(() => {}).observe(document, { childList: true }),
  'DOM nodes': () => {
    const container = document.createElement('div');
    for (let count = 0; count < 40; count += 1) container.append(document.createElement('p'));
    Reflect.set(window, `leaked${Math.random()}`, container);
  },
  'bytes of the heap': () => {
    Reflect.set(
      window,
      `leaked${Math.random()}`,
      Array.from({ length: 200_000 }, (_, index) => index / 3),
    );
  },
};

test('finds each kind of leak in an area that leaks on purpose @long', async ({ page, site }) => {
  site.set.deployBroken('mf-connection', { files: { 'area.js': leakingView('connections-card') } });
  const watch = await LeakWatch.install(page);
  const leakProperties = Object.entries(leaks).map(([kind, leak]) => `${JSON.stringify(kind)}: ${leak}`);
  await page.addInitScript(`window.leaks = { ${leakProperties.join(', ')} }; window.leak = (bus) => {
    window.leakCalls = (window.leakCalls ?? 0) + 1;
    bus.on('licence.activated').subscribe(() => {});
    bus.connection$.subscribe(() => {});
    for (const leak of Object.values(window.leaks)) leak();
  }`);
  await openStatus(page);
  const leaked = await findLeaks(watch, warmUpRounds + 2, () =>
    mountAndUnmount(page, 'mf-connection/connections-card'),
  );
  expect(leaked.map((line) => line.replace(/: .*/, '')).sort()).toEqual(Object.keys(leaks).sort());
  expect(await page.evaluate(() => Reflect.get(window, 'leakCalls'))).toBe(warmUpRounds + 2);
});
