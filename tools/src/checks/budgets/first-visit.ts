import { type PartName, splitPartName } from '@flightdeck/shared/contracts/area-manifest';
import type { Registry } from '@flightdeck/shared/contracts/registry';

/** What a manager of a connected site sees first, at `#/dashboard`. */
const firstParts: readonly PartName[] = [
  'mf-dashboard/at-a-glance',
  'mf-connection/connections-card',
  'mf-connection/notices',
];

/**
 * Every file of a first visit, relative to the set: the page's scripts and styles, and of each area its entry and the chunks
 * of the parts, each once.
 * @throws Error when the set lacks one of the parts
 */
export function firstVisitFiles({ root, areas }: Registry): string[] {
  const files = [...root.scripts, ...root.styles].map((file) => root.base + file);
  for (const name of firstParts) {
    const { area, part } = splitPartName(name);
    const entry = areas[area];
    const chunks = entry?.chunks[part];
    if (!entry || !chunks)
      throw new Error(
        `The set has no ${name}: run "npm run build", or name in first-visit.ts what is shown first now.`,
      );
    files.push(...[entry.entry, ...chunks].map((file) => entry.base + file));
  }
  return [...new Set(files)];
}
