import { posix } from 'node:path';
import type { SourceFile } from '../source-files';
import { type Check, type Finding, isTest } from './check';
import { importsOf } from './imports';

/** Folders of shared by floor, the lowest first. A file imports from its own floor and from those below. */
const floors: readonly (readonly string[])[] = [
  ['contracts', 'plans', 'links', 'format', 'i18n', 'timing', 'schema'],
  ['api', 'calls', 'session', 'bus', 'unsaved', 'notices', 'failures', 'analytics'],
  ['parts', 'settings', 'ui', 'previews'],
];

/** Folders with state, of which a page has one copy. Past their entry an area bundles a second one that nobody started. */
const kept = ['api', 'session', 'bus', 'unsaved', 'notices', 'i18n'];

const floorOf = (folder: string) => floors.findIndex((names) => names.includes(folder));

/** Folder of shared that an import leads to, or undefined when it leads elsewhere. */
function folderOf(from: string, path: string): string | undefined {
  const target = from.startsWith('.')
    ? posix.join(posix.dirname(path), from)
    : from.replace(/^@flightdeck\/shared\//, 'shared/');
  return /^shared\/([^/]+)/.exec(target)?.[1];
}

function climbs(file: SourceFile): Finding[] {
  const here = /^shared\/([^/]+)\//.exec(file.path)?.[1];
  if (!here || here === 'testing' || isTest(file.path)) return [];
  const floor = floorOf(here);
  if (floor < 0)
    return [
      {
        path: file.path,
        line: 1,
        what: `the folder shared/${here} stands on no floor: name its floor in tools/src/checks/shared-floors.ts`,
      },
    ];
  return importsOf(file).flatMap(({ from, line, values }): Finding[] => {
    const there = folderOf(from, file.path);
    if (there === undefined || there === here || values.length === 0) return [];
    if (there === 'testing') return [{ path: file.path, line, what: `imports a double, ${from}` }];
    if (floorOf(there) > floor)
      return [{ path: file.path, line, what: `shared/${here} imports ${from} from a floor above` }];
    return kept.includes(there) && from.startsWith('.')
      ? [{ path: file.path, line, what: `imports ${from} past its entry, @flightdeck/shared/${there}` }]
      : [];
  });
}

/** Floors of shared: imports point down only. Circles are Biome's (noImportCycles). */
export const sharedFloors: Check = {
  rule: 'shared-floors',
  instead: `Floors from below: ${floors.map((names) => names.join(', ')).join(' → ')}. Move what both need down, or let the caller hand it in. Types may be imported from above; doubles are for tests. What keeps state is imported by its entry.`,
  run: (files) => files.filter(({ path }) => /^shared\/.*\.tsx?$/.test(path)).flatMap(climbs),
};
