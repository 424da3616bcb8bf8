import type { Page } from '@playwright/test';
import { open } from '../../support/dashboard';
import { openForeignPage } from '../../support/foreign-page';
import { type Held, LeakWatch } from '../../support/leaks';
import { expect, test } from '../../support/test';

/** Rounds of mounting and unmounting; counted from after the third. */
const rounds = process.env.FLIGHTDECK_LONG ? 50 : 6;
const settled = 3;
/** Bytes that may be kept all the same: what the engine learns about code that runs again and again. */
const heapLimit = 1024 * 1024;
/** Nodes that the browser itself makes and keeps now and then. */
const spare = 30;

test.describe.configure({ timeout: 60_000 + rounds * 2_000 });
test.beforeEach(({ signIn }) => signIn('admin'));

/** Mounts a part as the page does, waits until nothing of it waits any more, and takes it away. */
const mountPart = (page: Page, name: string) =>
  page.evaluate(async (part) => {
    const loader = Reflect.get(globalThis, Symbol.for('flightdeck.loader.1'));
    const answer = loader.ready(part) ?? (await loader.load(part));
    if (answer.state !== 'ready') throw answer.failure;
    const place = document.createElement('div');
    document.querySelector('#fd-outlet')?.append(place);
    const failed: unknown[] = [];
    const props = { name: part, route: { path: '/', query: {} } };
    const mounted = await answer.part.mount(place, props, { onFailure: (error: unknown) => failed.push(error) });
    // React shows what was suspended up to 300 ms later, and does not take that back when its root ends before.
    for (let quiet = 0, tries = 0; quiet < 12 && tries < 60; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      quiet = place.querySelector('[aria-busy="true"], [data-fd-waiting]') ? 0 : quiet + 1;
    }
    if (failed.length > 0) throw new Error(`${part} failed.`);
    await mounted.unmount();
    place.remove();
    await new Promise((resolve) => setTimeout(resolve, 60));
  }, name);

/** Some things end a moment after their part, such as the time limit of its last request: counted when nothing ends any more. */
async function atRest(watch: LeakWatch): Promise<Held & { readonly heap: number }> {
  let last = await watch.held();
  for (let same = 0, tries = 0; same < 3 && tries < 40; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const now = await watch.held();
    same = now.timers === last.timers && now.busSubscriptions === last.busSubscriptions ? same + 1 : 0;
    last = now;
  }
  return last;
}

async function expectNothingKept(watch: LeakWatch, round: () => Promise<unknown>): Promise<void> {
  for (let count = 0; count < settled; count += 1) await round();
  const { heap: heapBefore, nodes: nodesBefore, ...before } = await atRest(watch);
  for (let count = settled; count < rounds; count += 1) await round();
  const now = await atRest(watch);
  const { heap: _heap, nodes: _nodes, timers, ...after } = now;
  // What waits may only get less: a time limit of the page itself ends when it ends.
  expect(after).toEqual(Object.fromEntries(Object.entries(before).filter(([kind]) => kind !== 'timers')));
  expect(timers, 'timers that are still to come').toBeLessThanOrEqual(before.timers);
  expect(now.nodes - nodesBefore, 'nodes that are kept').toBeLessThanOrEqual(spare);
  expect(now.heap - heapBefore, 'bytes of the heap that are kept').toBeLessThan(heapLimit);
}

/** One of each area, and more; all but one of them are for the long run. */
const parts = [
  'mf-dashboard/at-a-glance',
  'mf-settings/security @long',
  'mf-recommendations/recommendations @long',
  'mf-connection/connections-card @long',
  'mf-licensing/activation @long',
  'mf-dashboard/my-plan @long',
  'mf-settings/traffic @long',
  'mf-connection/notices @long',
];

for (const part of parts)
  test(`${part} leaves nothing behind, however often it comes and goes`, async ({ page }) => {
    const watch = await LeakWatch.on(page);
    await open(page, '/status');
    await expect(page.getByRole('heading', { name: 'Status' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNothingKept(watch, () => mountPart(page, part.replace(' @long', '')));
  });

for (const widget of ['connection', 'licence @long', 'connections-card @long', 'licensing-header @long'])
  test(`the widget ${widget} leaves nothing behind on a page of somebody else`, async ({ page, site }) => {
    const watch = await LeakWatch.on(page);
    const given = await openForeignPage(page, site);
    const round = () =>
      page.evaluate(
        async ([{ embed, root, nonce }, name]) => {
          const { mount } = await import(embed);
          const place = document.createElement('div');
          document.querySelector('section')?.append(place);
          const mounted = mount(name, place, { root, nonce });
          const ended = await mounted.ready;
          if (!ended.ok) throw new Error(ended.code);
          await new Promise((resolve) => setTimeout(resolve, 150));
          await mounted.unmount();
          place.remove();
          await new Promise((resolve) => setTimeout(resolve, 60));
        },
        [given, widget.replace(' @long', '')] as const,
      );
    await expectNothingKept(watch, round);
  });
