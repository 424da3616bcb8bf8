import { areasIn, type PartName, splitPartName } from '@flightdeck/shared/contracts/areas';
import type { Registry } from '@flightdeck/shared/contracts/releases';

/** Returns the paths of the files of a part, relative to the set: the area's entry and the chunks. @throws Error when the set lacks the part */
function partFiles({ areas }: Registry, name: string): string[] {
  const { area, part } = splitPartName(name);
  const entry = areas[area];
  const chunks = entry?.chunks[part];
  if (!entry || !chunks) throw new Error(`The set has no ${name}: run "npm run build".`);
  return [entry.entry, ...chunks].map((file) => entry.base + file);
}

/** A screen, and the files that load when a user goes there from the dashboard. */
export interface FurtherVisit {
  readonly screen: PartName;
  readonly files: readonly string[];
}

/**
 * Returns the files that each screen of each area adds to a first visit, including those of parts of other areas on it.
 * @param loadedFiles files that the first visit loaded, relative to the set
 */
export function furtherVisits(registry: Registry, loadedFiles: ReadonlySet<string>): FurtherVisit[] {
  return areasIn(registry.areas).flatMap((area) =>
    Object.entries(registry.areas[area]?.manifest.parts ?? {})
      .filter(([, { kind }]) => kind === 'screen')
      .map(([part, { shows }]) => {
        const screen: PartName = `${area}/${part}`;
        const files = [screen, ...shows].flatMap((name) => partFiles(registry, name));
        return { screen, files: [...new Set(files)].filter((file) => !loadedFiles.has(file)) };
      }),
  );
}
