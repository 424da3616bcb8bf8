import { createHash } from 'node:crypto';
import type { AreaName } from '@flightdeck/shared/contracts/area-manifest';
import { loadedFiles } from '@flightdeck/shared/contracts/page-registry';
import { type Registry, releasedEntrySchema, rootEntrySchema } from '@flightdeck/shared/contracts/registry';
import * as v from 'valibot';
import { embedFiles } from '../build/embed-files';

/** The page is deployed like an area. */
export const pageUnit = 'root-config';
export type UnitName = AreaName | typeof pageUnit;

/** The unit of a switch: an area with its widgets, or the page. Kept as a file, so that a rollback can restore it. */
export const releaseSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('page'), root: rootEntrySchema }),
  v.strictObject({ kind: v.literal('area'), area: releasedEntrySchema, widgets: v.optional(releasedEntrySchema) }),
]);
export type Release = v.InferOutput<typeof releaseSchema>;

/** A registry before its page was deployed. */
export type OpenRegistry = Omit<Registry, 'root'> & { readonly root?: Registry['root'] };

/** The release of a unit that a registry names. */
export function releaseOf(registry: OpenRegistry, unit: UnitName): Release | undefined {
  if (unit === pageUnit) return registry.root && { kind: 'page', root: registry.root };
  const area = registry.areas[unit];
  const widgets = registry.widgets[unit];
  return area && { kind: 'area', area, ...(widgets && { widgets }) };
}

/** The registry with this release in it; everything else as it was. */
export function withRelease(registry: OpenRegistry, unit: UnitName, release: Release): OpenRegistry {
  if (release.kind === 'page') return { ...registry, root: release.root };
  if (unit === pageUnit) throw new Error('An area cannot be the page.');
  const { [unit]: _old, ...others } = registry.widgets;
  const widgets = release.widgets ? { ...others, [unit]: release.widgets } : others;
  return { ...registry, areas: { ...registry.areas, [unit]: release.area }, widgets };
}

export const versionOf = (release: Release): string =>
  release.kind === 'page' ? release.root.version : release.area.version;

/** A folder of a release. */
export interface VersionFolder {
  /** Path in the set. */
  readonly base: string;
  readonly version: string;
  /** File name → hash. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that a page loads by their names in the registry. */
  readonly loads: readonly string[];
}

/** Returns the version folders of a release with their files. */
export function foldersOf(release: Release): readonly VersionFolder[] {
  if (release.kind === 'page') {
    const { root } = release;
    const embed = embedOf(release);
    return [{ ...root, loads: [...root.scripts, ...root.styles] }, ...(embed ? [embed] : [])];
  }
  return [release.area, ...(release.widgets ? [release.widgets] : [])].map((entry) => ({
    ...entry,
    loads: loadedFiles(entry),
  }));
}

/** The embed script of a page with the widget loader; undefined in releases that have no folder for them. */
export const embedOf = (release: Release): VersionFolder | undefined =>
  release.kind === 'page' && release.root.embed ? { ...release.root.embed, loads: embedFiles } : undefined;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The release as a file: named by its content, because `area.json` can change while no built file does, and because a
 * registry vouches for it by this name.
 */
export function releaseFile(unit: UnitName, release: Release): { name: string; text: string } {
  const text = `${JSON.stringify(v.parse(releaseSchema, release), null, 1)}\n`;
  return { name: `${unit}/releases/${versionOf(release)}.${hashOf(text)}.json`, text };
}

/** Reads such a file again. @throws Error when it is none, or another one than its name says */
export function parseRelease(text: string, name: string): Release {
  if (!name.endsWith(`.${hashOf(text)}.json`)) throw new Error('it is not the file that was written');
  return v.parse(releaseSchema, JSON.parse(text));
}
