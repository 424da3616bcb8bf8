import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@flightdeck/shared/contracts/registry';
import * as v from 'valibot';
import { firstVisitFiles, furtherVisits } from './first-visit';

export const budgetsSchema = v.strictObject({
  /** Files of `#/dashboard` on a first visit. */
  firstVisit: v.number(),
  /** What a screen of any area loads beyond these. */
  furtherVisit: v.number(),
  earlyScript: v.number(),
  embed: v.number(),
  /** One widget on a page without our root, everything together; measured in the browser (e2e/journeys/widget.spec.ts). */
  widget: v.number(),
  /** A widget of another area beside it. */
  secondWidget: v.number(),
  /** A widget where our root runs already. */
  widgetBesideRoot: v.number(),
});
export type Budgets = v.InferOutput<typeof budgetsSchema>;

/** The limits, from `budgets.json`. */
export const readBudgets = (): Budgets =>
  v.parse(budgetsSchema, JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')));

export interface Figure {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

/** Size of a published file as it travels: its brotli neighbour. */
const packed = (set: string, file: string) => statSync(join(set, `${file}.br`)).size;

/** The sizes that have a limit. @param set folder of published files */
export function figures(set: string, registry: Registry, limits: Budgets): Figure[] {
  const together = (files: readonly string[]) => files.reduce((sum, file) => sum + packed(set, file), 0);
  return [
    {
      name: 'first visit of #/dashboard, connected (brotli)',
      bytes: together(firstVisitFiles(registry)),
      limit: limits.firstVisit,
    },
    ...furtherVisits(registry).map(({ screen, files }) => ({
      name: `… ${screen} beyond it`,
      bytes: together(files),
      limit: limits.furtherVisit,
    })),
    {
      name: 'early script (raw, in every page)',
      bytes: Buffer.byteLength(registry.root.early.code),
      limit: limits.earlyScript,
    },
    { name: 'embed.js (brotli)', bytes: packed(set, 'embed/1/embed.js'), limit: limits.embed },
  ];
}

/** Files of a first visit with their sizes, largest first: where to look when it grew. */
export const breakdown = (set: string, registry: Registry): { file: string; bytes: number }[] =>
  firstVisitFiles(registry)
    .map((file) => ({ file, bytes: packed(set, file) }))
    .sort((one, other) => other.bytes - one.bytes);
