import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@flightdeck/shared/contracts/registry';
import * as v from 'valibot';
import type { LoadedFile } from './first-visit';
import { furtherVisits } from './further-visits';

export const budgetsSchema = v.strictObject({
  /** Scripts and style sheets of a first visit to `#/dashboard` that are asked for before its first card is seen. */
  beforeFirstCard: v.number(),
  /** All of them, until nothing more comes without a touch. */
  firstVisit: v.number(),
  /** Bytes that a screen of any area loads beyond these. */
  furtherVisit: v.number(),
  earlyScript: v.number(),
  embed: v.number(),
  /** One widget on a page without our root, everything together; measured in the browser (e2e/widgets/connection.spec.ts). */
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

const total = (files: readonly LoadedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * The sizes that have a limit.
 * @param set folder of published files
 * @param visit what a first visit loaded
 */
export function figures(set: string, registry: Registry, visit: readonly LoadedFile[], limits: Budgets): Figure[] {
  const together = (files: readonly string[]) => files.reduce((sum, file) => sum + packed(set, file), 0);
  const known = new Set(visit.map(({ file }) => file));
  return [
    {
      name: 'first visit of #/dashboard, before the first card',
      bytes: total(visit.filter(({ isBeforeCard }) => isBeforeCard)),
      limit: limits.beforeFirstCard,
    },
    { name: '… the whole visit without a touch', bytes: total(visit), limit: limits.firstVisit },
    ...furtherVisits(registry, known).map(({ screen, files }) => ({
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
