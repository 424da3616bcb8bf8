import type { CDPSession, Page } from '@playwright/test';

/** Screens of a round, in order. */
const screens =
  'my-plan security performance writing sharing discussion traffic privacy recommendations status dashboard'.split(' ');

/** Time on each screen in ms, long enough for its cards to load. */
const timePerScreen = 400;

/** Returns the bytes of the JavaScript heap in use after each round through all screens, which end on the dashboard. */
export async function heapSizes(page: Page, session: CDPSession, rounds: number): Promise<readonly number[]> {
  const sizes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const screen of screens) {
      await page.evaluate((name) => location.assign(`#/${name}`), screen);
      await page.waitForTimeout(timePerScreen);
    }
    await session.send('HeapProfiler.collectGarbage');
    sizes.push((await session.send('Runtime.getHeapUsage')).usedSize);
  }
  return sizes;
}
