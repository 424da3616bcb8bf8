import type { Browser, BrowserContext } from '@playwright/test';
import { beside, limits, timeBeside } from '../limits';
import { median } from '../statistics';
import { visitor } from './browser';
import { type HeapFigures, heapFigures } from './heap';
import { firstChange, type SlowLineFigures, slowLineFigures } from './lines';
import type { Target } from './load';
import { interactionCount, type Responses, visitResponses } from './responses';

/** Figures of a long visit, and of visits over real lines. */
export interface VisitFigures {
  readonly responses: Responses;
  readonly heap: HeapFigures;
  readonly slow: SlowLineFigures;
  /** ms from the click to the settings, not loaded before, on the home line at 4x. */
  readonly firstChange: { readonly hovered: number; readonly direct: number };
}

/** ms that the pointer rests on a link before the press. */
const rest = 100;

/**
 * Measures a long visit and slow lines.
 * @param runs of the short visits; the long ones are made once
 * @param prepare prepares a visitor, for example logs in
 */
export async function visitFigures(
  browser: Browser,
  target: Target,
  runs: number,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<VisitFigures> {
  const as = async <T>(visit: (context: BrowserContext) => Promise<T>): Promise<T> => {
    const context = await visitor(browser);
    await prepare(context);
    const found = await visit(context);
    await context.close();
    return found;
  };
  const changes = { hovered: [] as number[], direct: [] as number[] };
  const slow: SlowLineFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    changes.hovered.push(await as((context) => firstChange(context, target, rest)));
    changes.direct.push(await as((context) => firstChange(context, target, 0)));
    slow.push(await as((context) => slowLineFigures(context, target)));
  }
  const middle = (figure: keyof SlowLineFigures) => median(slow.map((each) => each[figure]));
  return {
    responses: await as((context) => visitResponses(context, target)),
    heap: await as((context) => heapFigures(context, target)),
    slow: { skeleton: middle('skeleton'), firstCard: middle('firstCard'), settled: middle('settled') },
    firstChange: { hovered: median(changes.hovered), direct: median(changes.direct) },
  };
}

const ms = (value: number) => `${Math.round(value)} ms`;
const megabytes = (value: number) => `${(value / 1_048_576).toFixed(1)} MB`;
const kilobytes = (value: number) => `${(value / 1024).toFixed(0)} kB`;

/**
 * The part of the report about long visits and lines, or how to measure them.
 * @param slow how slow the machine is beside that of the limits
 */
export function visitSection(visit: VisitFigures | undefined, slow: number): string {
  if (!visit) return 'A long visit, and slow lines: `npm run bench -- --visit`.';
  const { responses, heap, slow: line, firstChange: change } = visit;
  const time = (name: string, value: number, limit: number) => `| ${name} | ${timeBeside(value, limit, slow)} |`;
  const size = (name: string, value: number, limit: number, show: (bytes: number) => string) =>
    `| ${name} | ${beside(show(value), value <= limit)} | ${show(limit)} |`;
  const rows = [
    time(`${interactionCount} interactions at 4x, 75th percentile`, responses.most, limits.most),
    time('… slowest', responses.worst, limits.worst),
    size('JS heap after all screens and back', heap.afterVisit, limits.heap, megabytes),
    size('… growth with each of the rounds 3 to 10', heap.growth, limits.heapGrowth, kilobytes),
    size('… 17 to 26', heap.growthAfterCompiling, limits.heapGrowth, kilobytes),
    time('Settings for the first time, 20 ms and 10 Mbit/s, at 4x', change.direct, limits.directChange),
    time(`… after ${rest} ms on the link`, change.hovered, limits.hoveredChange),
    `| Skeleton, 400 ms and 400 kbit/s | ${ms(line.skeleton)} | – |`,
    `| … first card | ${ms(line.firstCard)} | – |`,
    `| … all cards at rest | ${ms(line.settled)} | – |`,
  ];
  return `A long visit, and lines with delay. Interactions are the browser's own count from the press to the next frame; one of less than 16 ms
counts as 16 ms:

| Figure | Ours | Limit |
|---|---|---|
${rows.join('\n')}`;
}
