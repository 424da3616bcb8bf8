import type { Browser, BrowserContext, Page } from '@playwright/test';
import { visitor } from './browser';
import { beside, limits } from './limits';
import { measureLoad, open, type Target } from './load';
import { type BenchSite, signIn } from './site';
import { median } from './statistics';

/**
 * Times of interactions on a large site, in ms until the next frame shows the result, at a processor slowed down four times.
 */
export interface ScaleFigures {
  /** First card with a box, and all cards loaded, with an empty cache. */
  readonly cards: Sizes;
  readonly live: Sizes;
  /** Slowest response to each action, by name. */
  readonly interactions: Readonly<Record<string, Sizes>>;
}

/** The same figure on an ordinary site and on the large one. */
interface Sizes {
  readonly ordinary: number;
  readonly large: number;
}

const scenarios = { ordinary: 'security', large: 'large' } as const;
const cpu = 4;

async function becomes(site: BenchSite, name: string): Promise<void> {
  const answer = await fetch(`${site.origin}/control/scenario`, { method: 'POST', body: JSON.stringify({ name }) });
  if (!answer.ok) throw new Error(`Couldn't set the scenario ${name}: ${answer.status}.`);
}

/** Records the longest event of an action, as the browser measures it: in steps of 8 ms, from 16 ms on. */
const watchEvents = (page: Page) =>
  page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(globalThis, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId') > 0) longest.ms = Math.max(longest.ms, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** Performs an action, waits until its effects are over, and returns how long the page took to show a response. */
async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => Object.assign(Reflect.get(globalThis, 'longest'), { ms: 0 }));
  await act();
  await page.waitForTimeout(1500);
  return page.evaluate(() => Reflect.get(globalThis, 'longest').ms);
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard', exact: true }).getByText(name);
const stats = (page: Page) => page.getByRole('article', { name: 'Jetpack Stats' });

/** The order matters: each action starts where the one before ended. */
const actions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'switch a module': (page) => page.getByTestId('module-toggle-protect').click(),
  'open what a card is about': (page) => page.getByRole('button', { name: 'About Scan' }).click(),
  'close it': (page) => page.keyboard.press('Escape'),
  'show the weeks': (page) => stats(page).getByRole('tab', { name: 'Weeks' }).click(),
  'step through the chart': async (page) => {
    await stats(page).getByRole('group').getByRole('button').last().focus();
    await page.keyboard.press('ArrowLeft');
  },
  'go to My Plan': (page) => tab(page, 'My Plan').click(),
  'show more products': (page) => page.getByRole('button', { name: /^Show \d+ more/ }).click(),
  'turn a module on': (page) => page.getByRole('button', { name: 'Start earning' }).click(),
  'go back to the dashboard': (page) => tab(page, 'At a Glance').click(),
  'go to the settings': (page) => page.getByRole('link', { name: 'Manage security settings' }).click(),
};

/** Only a large site has this button. */
const onlyLarge = 'show more products';

async function use(context: BrowserContext, target: Target, isLarge: boolean): Promise<Record<string, number>> {
  const { page } = await open(context, target, cpu);
  await watchEvents(page);
  // Playwright adds its own script to the page at its first query. Keep that out of the figures.
  await page.getByTestId('module-toggle-protect').hover();
  await page.waitForTimeout(500);
  const figures: Record<string, number> = {};
  for (const [name, act] of Object.entries(actions))
    if (isLarge || name !== onlyLarge) figures[name] = await timed(page, () => act(page));
  await page.close();
  return figures;
}

/** Measures a large site and an ordinary one. Leaves the site large. */
export async function scaleFigures(
  browser: Browser,
  site: BenchSite,
  target: Target,
  runs: number,
): Promise<ScaleFigures> {
  const times = { cards: { ordinary: [], large: [] }, live: { ordinary: [], large: [] } } as Record<
    'cards' | 'live',
    Record<keyof typeof scenarios, number[]>
  >;
  const used: Record<keyof typeof scenarios, Record<string, number>[]> = { ordinary: [], large: [] };
  // Alternate, so that a busy minute of the machine affects both.
  for (let run = 0; run <= runs; run += 1)
    for (const size of ['ordinary', 'large'] as const) {
      await becomes(site, scenarios[size]);
      const context = await visitor(browser);
      await signIn(context, site.origin);
      const load = await measureLoad(context, target, cpu);
      // The first visit warms up the server.
      if (run > 0)
        for (const figure of ['cards', 'live'] as const) times[figure][size].push(load[figure] ?? Number.NaN);
      if (run > 0) used[size].push(await use(context, target, size === 'large'));
      await context.close();
    }
  const sizes = (of: 'cards' | 'live'): Sizes => ({
    ordinary: median(times[of].ordinary),
    large: median(times[of].large),
  });
  return {
    cards: sizes('cards'),
    live: sizes('live'),
    interactions: Object.fromEntries(
      Object.keys(actions).map((name) => {
        const of = (size: keyof typeof scenarios) => median(used[size].flatMap((each) => each[name] ?? []));
        return [name, { ordinary: of('ordinary'), large: of('large') }];
      }),
    ),
  };
}

const ms = (value: number) => `${Math.round(value)} ms`;

/**
 * Returns the report section about large sites, or how to measure them.
 * @param slow how slow the machine is beside that of the limits
 */
export function scalePart(scale: ScaleFigures | undefined, slow: number): string {
  if (!scale) return 'A large site: `npm run bench -- --scale`.';
  const ratio = (name: string, { ordinary, large }: Sizes) => {
    const share = large / ordinary;
    const shown = `${ms(large)}, ${Math.round(share * 100)} % of ${ms(ordinary)}`;
    return `| ${name} | ${beside(shown, share < limits.scaledCards)} | ${limits.scaledCards * 100} % |`;
  };
  const answer = (value: number) => (value < 16 ? 'below 16 ms' : ms(value));
  const most = limits.scaledAnswer * slow;
  const rows = Object.entries(scale.interactions).map(([name, { ordinary, large }]) => {
    const ordinaryToo = Number.isNaN(ordinary) ? '' : `, ordinary ${answer(ordinary)}`;
    return `| Answer to: ${name} | ${beside(answer(large), !(large >= most))}${ordinaryToo} | ${ms(most)} |`;
  });
  return `A site with 1,000 purchases, 500 threats and 200 modules, compared with an ordinary one with the same plan, at 4x. Answers are the
browser's own count from the press to the next frame:

| Figure | Ours | Limit |
|---|---|---|
${[ratio('Cards visible, cold', scale.cards), ratio('Cards live, cold', scale.live), ...rows].join('\n')}`;
}
