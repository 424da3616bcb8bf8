import type { BrowserContext } from '@playwright/test';
import { metricOf, openPage } from './open-page';
import type { Target } from './targets';

/** Screens of a round, in order. */
const screens = [
  'my-plan',
  'security',
  'performance',
  'writing',
  'sharing',
  'discussion',
  'traffic',
  'privacy',
  'recommendations',
  'status',
  'dashboard',
];
const rounds = 30;

/** Time on each screen in ms, long enough for its cards to load. */
const timePerScreen = 400;

/** Returns the bytes of the JavaScript heap in use after each of 30 rounds through all screens, which end on the dashboard. */
export async function heapSizes(context: BrowserContext, target: Target): Promise<readonly number[]> {
  const { page, session } = await openPage(context, target, 1);
  const sizes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const screen of screens) {
      await page.evaluate((name) => location.assign(`#/${name}`), screen);
      await page.waitForTimeout(timePerScreen);
    }
    await session.send('HeapProfiler.collectGarbage');
    sizes.push((await metricOf(session, 'JSHeapUsedSize')) ?? Number.NaN);
  }
  return sizes;
}
