import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type AreaName, areasIn, type PartName, splitPartName } from '@flightdeck/shared/contracts/areas';
import type { Registry } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import { repo } from '../../common/repo';
import type { LoadedFile } from './first-visit';

/** Limits in bytes. Scripts and style sheets count with their brotli size. */
export const budgetsSchema = v.strictObject({
  /** Scripts and style sheets that a first visit to `#/dashboard` loads without user interaction. */
  firstVisit: v.number(),
  /** Bytes that a screen loads beyond the first visit; an area can have another limit (`readAreaBudgets()`). */
  furtherVisit: v.number(),
  /** The inline script, uncompressed. */
  earlyScript: v.number(),
  /** `embed.js` alone. */
  embed: v.number(),
  /** One widget on a page without our root, all files together; measured in the browser (e2e/widgets/connection.spec.ts). */
  widget: v.number(),
  /** A second widget on that page, of another area. */
  secondWidget: v.number(),
  /** A widget on a page with our root. */
  widgetBesideRoot: v.number(),
});
export type Budgets = v.InferOutput<typeof budgetsSchema>;

/** Reads the limits that hold for all areas, from `budgets.json`. @throws ValiError when its form is wrong */
export const readBudgets = (): Budgets =>
  v.parse(budgetsSchema, JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')));

const areaBudgetSchema = v.strictObject({
  /** Bytes that a screen of this area loads beyond the first visit. */
  furtherVisit: v.number(),
});

/**
 * Returns the limits that areas set for their own screens in the `budget.json` of their folders. They replace `furtherVisit` of
 * `budgets.json`. Areas without the file are missing.
 */
export const readAreaBudgets = (areas: readonly AreaName[]): ReadonlyMap<string, number> =>
  new Map(
    areas.flatMap((area) => {
      const file = join(repo, area, 'budget.json');
      if (!existsSync(file)) return [];
      return [[area, v.parse(areaBudgetSchema, JSON.parse(readFileSync(file, 'utf8'))).furtherVisit] as const];
    }),
  );

/** A measured size and its limit. */
export interface Figure {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

/** Returns the paths of the files of a part, relative to the set: the area's entry and the chunks. @throws Error when the set lacks the part */
function partFiles({ areas }: Registry, name: string): string[] {
  const { area, part } = splitPartName(name);
  const entry = areas[area];
  const chunks = entry?.chunks[part];
  if (!entry || !chunks) throw new Error(`The set has no ${name}: run "npm run build".`);
  return [entry.entry, ...chunks].map((file) => entry.base + file);
}

/**
 * Returns the files that each screen of each area adds to a first visit, including those of parts of other areas on it.
 * @param loadedFiles files that the first visit loaded, relative to the set
 */
export const furtherVisits = (registry: Registry, loadedFiles: ReadonlySet<string>) =>
  areasIn(registry.areas).flatMap((area) =>
    Object.entries(registry.areas[area]?.manifest.parts ?? {})
      .filter(([, { kind }]) => kind === 'screen')
      .map(([part, { shows }]) => {
        const screen: PartName = `${area}/${part}`;
        const files = [screen, ...shows].flatMap((name) => partFiles(registry, name));
        return { screen, files: [...new Set(files)].filter((file) => !loadedFiles.has(file)) };
      }),
  );

/** Returns the transferred size of a published file, which is the size of its brotli copy. */
const brotliSize = (set: string, file: string) => statSync(join(set, `${file}.br`)).size;

/**
 * Measures every size that has a limit, except the sizes of widgets, which a browser test measures.
 * @param set folder of published files
 * @param visit files that a first visit loaded
 * @param areaLimits limits of areas for their own screens, from `readAreaBudgets()`
 */
export function measureFigures(
  set: string,
  registry: Registry,
  visit: readonly LoadedFile[],
  limits: Budgets,
  areaLimits: ReadonlyMap<string, number> = new Map(),
): Figure[] {
  const publishedBytes = (files: readonly string[]) => files.reduce((sum, file) => sum + brotliSize(set, file), 0);
  const loadedFiles = new Set(visit.map(({ file }) => file));
  return [
    {
      name: 'first visit of #/dashboard, without interaction',
      bytes: visit.reduce((sum, { bytes }) => sum + bytes, 0),
      limit: limits.firstVisit,
    },
    ...furtherVisits(registry, loadedFiles).map(({ screen, files }) => ({
      name: `${screen}, beyond the first visit`,
      bytes: publishedBytes(files),
      limit: areaLimits.get(splitPartName(screen).area) ?? limits.furtherVisit,
    })),
    {
      name: 'inline script (raw, in every page)',
      bytes: Buffer.byteLength(registry.root.early.code),
      limit: limits.earlyScript,
    },
    { name: 'embed.js (brotli)', bytes: brotliSize(set, 'embed/1/embed.js'), limit: limits.embed },
  ];
}
