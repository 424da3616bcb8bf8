import type { BrowserContext } from '@playwright/test';
import { evaluate } from './input';
import { openPage, type Target } from './load';

/** Sizes of the JavaScript heap. */
export interface HeapFigures {
  /** Bytes in use after one round through all screens and garbage collection. A round ends on the dashboard. */
  readonly afterVisit: number;
  /** Bytes that each of the rounds 3 to 10 adds. The second round still fills caches of the engine. */
  readonly growth: number;
  /** Bytes that each of the rounds 17 to 26 adds. In earlier rounds, the engine still compiles functions that run often. */
  readonly growthAfterCompiling: number;
}

/**
 * Returns how much a value grows per round: the slope of the least-squares line through all rounds. An outlier changes the
 * slope less than it would change the difference between the first and the last round.
 */
export function growthPerRound(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const numerator = values.reduce((sum, value, round) => sum + (round - middle) * (value - mean), 0);
  const denominator = values.reduce((sum, _value, round) => sum + (round - middle) ** 2, 0);
  return denominator === 0 ? 0 : numerator / denominator;
}

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
const rounds = 26;

/** Time on each screen in ms, long enough for its cards to load. */
const timePerScreen = 400;

/** Measures the heap over 26 rounds through all screens. */
export async function heapFigures(context: BrowserContext, target: Target): Promise<HeapFigures> {
  const { page, session } = await openPage(context, target, 1);
  const heaps: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const screen of screens) {
      await evaluate(session, `location.hash = '#/${screen}'`);
      await page.waitForTimeout(timePerScreen);
    }
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    heaps.push(metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN);
  }
  await page.close();
  return {
    afterVisit: heaps[0] ?? Number.NaN,
    growth: growthPerRound(heaps.slice(2, 10)),
    growthAfterCompiling: growthPerRound(heaps.slice(16)),
  };
}
