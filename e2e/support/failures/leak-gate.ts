import type { PartName } from '@flightdeck/shared/contracts/areas';
import { expect, type Page } from '@playwright/test';
import type { LeakCounts, LeakWatch } from './leaks';

/** Rounds before the first count. They create everything that is created only once. */
export const warmUpRounds = 3;
/** Tolerance in bytes for data that the engine records about code that runs repeatedly. */
const heapLimit = 1024 * 1024;
/** Tolerance for DOM nodes that the browser itself creates. */
const nodeLimit = 30;

/** Mounts a part as the page does, waits until it has loaded everything, and unmounts it. */
export const mountAndUnmount = (page: Page, name: PartName): Promise<void> =>
  page.evaluate(async (part) => {
    const loader = Reflect.get(globalThis, Symbol.for('flightdeck.loader.1'));
    const answer = await loader.load(part);
    if (answer.state !== 'ready') throw answer.failure;
    const container = document.createElement('div');
    document.querySelector('#fd-outlet')?.append(container);
    const failed: unknown[] = [];
    const onFailure = (error: unknown) => failed.push(error);
    const props = { domElement: container, part, route: { path: '/', query: {} }, onFailure };
    const mounted = loader.mountParcel(answer.part, props);
    await mounted.mountPromise;
    for (let quietChecks = 0, tries = 0; quietChecks < 4 && tries < 600; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      quietChecks = container.querySelector('[aria-busy="true"], [data-fd-waiting]') ? 0 : quietChecks + 1;
    }
    if (failed.length > 0) throw new Error(`${part} failed.`);
    await mounted.unmount();
    container.remove();
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }));
  }, name);

/** Number of equal counts in a row, 250 ms apart, of a stable page. single-spa does not clear its timers, which run for up to 4 s. */
const requiredEqualCounts = 18;

/** Waits until the counts are stable, because some timers outlive their part, such as the time limit of its last request. */
async function stableCounts(watch: LeakWatch): Promise<LeakCounts> {
  let lastCounts = await watch.counts();
  let equalCounts = 0;
  const countAgain = async () => {
    const now = await watch.counts();
    const isEqual = now.timers === lastCounts.timers && now.busSubscriptions === lastCounts.busSubscriptions;
    equalCounts = isEqual ? equalCounts + 1 : 0;
    lastCounts = now;
    return equalCounts;
  };
  await expect.poll(countAgain, { intervals: [250], timeout: 60_000 }).toBeGreaterThanOrEqual(requiredEqualCounts);
  return lastCounts;
}

/**
 * Repeats a round, and compares the counts after the warm-up rounds with those after all rounds.
 * @returns a line for each kind of object that has increased; empty without a leak
 */
export async function findLeaks(
  watch: LeakWatch,
  rounds: number,
  round: () => Promise<unknown>,
): Promise<readonly string[]> {
  for (let count = 0; count < warmUpRounds; count += 1) await round();
  const before = await stableCounts(watch);
  for (let count = warmUpRounds; count < rounds; count += 1) await round();
  return difference(before, await stableCounts(watch));
}

function difference(before: LeakCounts, now: LeakCounts): readonly string[] {
  const targets = new Set([...Object.keys(before.listeners), ...Object.keys(now.listeners)]);
  const counts: readonly (readonly [kind: string, change: number])[] = [
    ...[...targets].map(
      (each) => [`listeners of ${each}`, (now.listeners[each] ?? 0) - (before.listeners[each] ?? 0)] as const,
    ),
    // Timers may get fewer: a time limit of the page itself ends on its own schedule.
    ['timers', Math.max(now.timers - before.timers, 0)],
    ['subscriptions of the bus', now.busSubscriptions - before.busSubscriptions],
    ['style nodes', now.styles - before.styles],
    ['observers', now.observers - before.observers],
    ['nodes of detached containers', Math.max(now.nodes - before.nodes - nodeLimit, 0)],
    ['bytes of the heap', Math.max(now.heap - before.heap - heapLimit, 0)],
  ];
  return counts.flatMap(([kind, change]) => (change === 0 ? [] : [`${kind}: ${change > 0 ? '+' : ''}${change}`]));
}
