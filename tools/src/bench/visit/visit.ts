import type { Browser, BrowserContext } from '@playwright/test';
import { boldIf, limits, timeAndLimit } from '../limits';
import { median } from '../statistics';
import { newVisitor } from './browser';
import { measureFirstChange } from './first-change';
import { type HeapFigures, heapFigures } from './heap';
import { hoverTime } from './interactions';
import type { Target } from './load';

/** Figures of a long visit, and of the first change to another area over a slow connection. */
export interface VisitFigures {
  readonly heap: HeapFigures;
  /** Medians of `measureFirstChange()` in ms: `hovered` when the pointer rests on the link before the click, `direct` when it does not. */
  readonly firstChange: { readonly hovered: number; readonly direct: number };
}

/**
 * Measures one long visit, and first changes to another area.
 * @param runs number of changes of each kind
 * @param prepare prepares a visitor, for example logs in
 */
export async function visitFigures(
  browser: Browser,
  target: Target,
  runs: number,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<VisitFigures> {
  const asNewVisitor = async <T>(visit: (context: BrowserContext) => Promise<T>): Promise<T> => {
    const context = await newVisitor(browser);
    await prepare(context);
    const result = await visit(context);
    await context.close();
    return result;
  };
  const changes = { hovered: [] as number[], direct: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    changes.hovered.push(await asNewVisitor((context) => measureFirstChange(context, target, hoverTime)));
    changes.direct.push(await asNewVisitor((context) => measureFirstChange(context, target, 0)));
  }
  return {
    heap: await asNewVisitor((context) => heapFigures(context, target)),
    firstChange: { hovered: median(changes.hovered), direct: median(changes.direct) },
  };
}

// Sizes of memory have binary units, as in the developer tools of browsers.
const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} kB`;

/**
 * Returns the report section about a long visit, or how to measure it.
 * @param factor from `slowness()`; limits of times are multiplied by it
 */
export function visitSection(visit: VisitFigures | undefined, factor: number): string {
  if (!visit) return 'A long visit: `npm run bench -- --visit`.';
  const { heap, firstChange: change } = visit;
  const time = (name: string, value: number, limit: number) => `| ${name} | ${timeAndLimit(value, limit, factor)} |`;
  const size = (name: string, value: number, limit: number, show: (bytes: number) => string) =>
    `| ${name} | ${boldIf(value > limit, show(value))} | ${show(limit)} |`;
  const rows = [
    size('JS heap after all screens and back', heap.afterVisit, limits.heap, megabytes),
    size('… growth with each of the rounds 3 to 10', heap.growth, limits.heapGrowth, kilobytes),
    size('… 17 to 26', heap.growthAfterCompiling, limits.heapGrowth, kilobytes),
    time('Settings for the first time, 20 ms and 10 Mbit/s, at 4x', change.direct, limits.directChange),
    time(`… after ${hoverTime} ms on the link`, change.hovered, limits.hoveredChange),
  ];
  return `A long visit, and the settings over a slow connection:

| Figure | Ours | Limit |
|---|---|---|
${rows.join('\n')}`;
}
