import { areaNames, type PartName, splitPartName } from '@flightdeck/shared/contracts/area-manifest';
import type { Registry } from '@flightdeck/shared/contracts/registry';

/** What a manager of a connected site sees first, at `#/dashboard`. */
const firstParts: readonly PartName[] = [
  'mf-dashboard/at-a-glance',
  'mf-connection/connections-card',
  'mf-connection/notices',
];

/** Entry and chunks of a part, relative to the set. @throws Error when the set lacks it */
function partFiles({ areas }: Registry, name: string): string[] {
  const { area, part } = splitPartName(name);
  const entry = areas[area];
  const chunks = entry?.chunks[part];
  if (!entry || !chunks)
    throw new Error(`The set has no ${name}: run "npm run build", or name in first-visit.ts what is shown first now.`);
  return [entry.entry, ...chunks].map((file) => entry.base + file);
}

/**
 * Every file of a first visit, relative to the set: the page's scripts and styles, and of each area its entry and the chunks
 * of the parts, each once.
 * @throws Error when the set lacks one of the parts
 */
export function firstVisitFiles(registry: Registry): string[] {
  const { root } = registry;
  const files = [...root.scripts, ...root.styles].map((file) => root.base + file);
  return [...new Set([...files, ...firstParts.flatMap((name) => partFiles(registry, name))])];
}

/** A screen, and the files that going there from the dashboard loads. */
export interface FurtherVisit {
  readonly screen: PartName;
  readonly files: readonly string[];
}

/** What each screen of each area adds to a first visit, together with the parts of other areas that it shows at once. */
export function furtherVisits(registry: Registry): FurtherVisit[] {
  const known = new Set(firstVisitFiles(registry));
  return areaNames.flatMap((area) =>
    Object.entries(registry.areas[area]?.manifest.parts ?? {})
      .filter(([, { kind }]) => kind === 'screen')
      .map(([part, { shows }]) => {
        const screen: PartName = `${area}/${part}`;
        const files = [screen, ...shows].flatMap((name) => partFiles(registry, name));
        return { screen, files: [...new Set(files)].filter((file) => !known.has(file)) };
      }),
  );
}
