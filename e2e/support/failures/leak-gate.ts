import type { LoadedPart, PartName, PartProps } from '@flightdeck/shared/contracts/areas';
import { expect, type Page } from '@playwright/test';
import type { LeakCounts, LeakWatch } from './leaks';

/** Rounds before the first count. They create everything that is created only once. */
export const warmUpRounds = 3;
/** Tolerance in bytes for data that the engine records about code that runs repeatedly. */
const heapTolerance = 1024 * 1024;
/** Tolerance for DOM nodes that the browser itself creates. */
const nodeTolerance = 30;

/** Mounts a part as the page does, waits until it has loaded everything, and unmounts it. */
export const mountAndUnmount = (page: Page, name: PartName): Promise<void> =>
  page.evaluate(async (part) => {
    const answer = await globalThis.flightdeck.partLoader?.load(part);
    if (answer?.state !== 'ready') throw answer?.failure;
    const container = document.createElement('div');
    document.querySelector('#fd-outlet')?.append(container);
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => failures.push(error);
    // Mounts the parts that this part shows. single-spa would keep root parcels in its memory (docs/decisions/016).
    const mountParcel = (config: LoadedPart, parcelProps: PartProps) => {
      const mountPromise = config.bootstrap(parcelProps).then(() => config.mount(parcelProps));
      const unmount = () => mountPromise.then(() => config.unmount(parcelProps));
      return { mountPromise, unmountPromise: Promise.resolve(), unmount, getStatus: () => 'MOUNTED' };
    };
    const props = { domElement: container, part, name: 'leak-gate', onFailure, mountParcel };
    await answer.part.bootstrap(props);
    await answer.part.mount(props);
    // Wait until nothing is loading in four checks in a row, for at most 18 seconds.
    for (let quietChecks = 0, tries = 0; quietChecks < 4 && tries < 600; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      quietChecks = container.querySelector('[aria-busy="true"], [data-fd-waiting]') ? 0 : quietChecks + 1;
    }
    if (failures.length > 0) throw new Error(`${part} failed.`);
    await answer.part.unmount(props);
    container.remove();
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }));
  }, name);

/** Number of equal counts in a row, 250 ms apart, of a stable page. single-spa does not clear its timers, which run for up to 4 s. */
const requiredEqualCounts = 18;

/** Waits until the number of timers is stable. Some timers outlive their part, such as time limits of requests. */
async function stableCounts(watch: LeakWatch): Promise<LeakCounts> {
  let lastCounts = await watch.counts();
  let equalCounts = 0;
  const countAgain = async () => {
    const counts = await watch.counts();
    const isEqual = counts.timers === lastCounts.timers;
    equalCounts = isEqual ? equalCounts + 1 : 0;
    lastCounts = counts;
    return equalCounts;
  };
  await expect.poll(countAgain, { intervals: [250], timeout: 60_000 }).toBeGreaterThanOrEqual(requiredEqualCounts);
  return lastCounts;
}

/**
 * Repeats a round, and compares the counts after the warm-up rounds with those after all rounds.
 * @returns a line for each kind of object whose number differs; empty without a leak
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

function difference(before: LeakCounts, after: LeakCounts): readonly string[] {
  const targets = new Set([...Object.keys(before.listeners), ...Object.keys(after.listeners)]);
  const changes: readonly (readonly [kind: string, change: number])[] = [
    ...[...targets].map(
      (each) => [`listeners of ${each}`, (after.listeners[each] ?? 0) - (before.listeners[each] ?? 0)] as const,
    ),
    // The number of timers may decrease, because time limits of the page can end between the two counts.
    ['timers', Math.max(after.timers - before.timers, 0)],
    ['style sheets', after.styles - before.styles],
    ['observers', after.observers - before.observers],
    ['DOM nodes', Math.max(after.nodes - before.nodes - nodeTolerance, 0)],
    ['bytes of the heap', Math.max(after.heap - before.heap - heapTolerance, 0)],
  ];
  return changes.flatMap(([kind, change]) => (change === 0 ? [] : [`${kind}: ${change > 0 ? '+' : ''}${change}`]));
}
