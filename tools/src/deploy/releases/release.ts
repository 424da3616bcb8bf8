import { createHash } from 'node:crypto';
import type { AreaName } from '@flightdeck/shared/contracts/areas';
import { loadedFiles, releasedEntrySchema, rootEntrySchema, type Staged } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import { embedFiles } from '../../build/embed-files';
import type { PublishedFolder } from '../../build/publish';
import type { PartialRegistry } from '../../build/registry-file';

/** Name of the page, which is deployed like an area. */
export const pageUnit = 'root-config';
/** Name of an area or of the page. */
export type UnitName = AreaName | typeof pageUnit;

/** Everything that goes live together: an area with its widgets, or the page. Stored as a file for rollbacks. */
export const releaseSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('page'), root: rootEntrySchema }),
  v.strictObject({ kind: v.literal('area'), area: releasedEntrySchema, widgets: v.optional(releasedEntrySchema) }),
]);
export type Release = v.InferOutput<typeof releaseSchema>;

/** A release, and where its files come from. */
export interface Source {
  readonly release: Release;
  /**
   * Returns a file with the expected hash. @throws DeployError when it is missing or has another hash
   * @param path relative to the set
   */
  file(path: string, hash: string): Promise<Buffer>;
}

/** Returns the live release of a unit, from a registry; undefined if there is none. */
export function releaseOf(registry: PartialRegistry, unit: UnitName): Release | undefined {
  if (unit === pageUnit) return registry.root && { kind: 'page', root: registry.root };
  const area = registry.areas[unit];
  const widgets = registry.widgets[unit];
  return area && { kind: 'area', area, ...(widgets && { widgets }) };
}

/** Returns the registry with this release live, and everything else unchanged. */
export function withRelease(registry: PartialRegistry, unit: UnitName, release: Release): PartialRegistry {
  if (release.kind === 'page') return { ...registry, root: release.root };
  if (unit === pageUnit) throw new Error('An area cannot be the page.');
  const { [unit]: _old, ...others } = registry.widgets;
  const widgets = release.widgets ? { ...others, [unit]: release.widgets } : others;
  return { ...registry, areas: { ...registry.areas, [unit]: release.area }, widgets };
}

/** Returns the release of an area that only some users get; undefined if there is none. */
export const stagedOf = ({ staged }: PartialRegistry, unit: UnitName): Staged | undefined =>
  unit === pageUnit ? undefined : staged?.[unit];

/** Returns the registry with this staged release of an area, or without a staged release of it if `staged` is missing. */
export function withStaged(registry: PartialRegistry, unit: AreaName, staged?: Staged): PartialRegistry {
  const { staged: all = {}, ...rest } = registry;
  const { [unit]: _before, ...others } = all;
  const after = staged ? { ...others, [unit]: staged } : others;
  return Object.keys(after).length > 0 ? { ...rest, staged: after } : rest;
}

/** Returns the version of an area or the page in a release. */
export const versionOf = (release: Release): string =>
  release.kind === 'page' ? release.root.version : release.area.version;

/** Returns the version of the live release of a unit, for messages; `nothing` if none is live. */
export function liveVersion(registry: PartialRegistry, unit: UnitName): string {
  const live = releaseOf(registry, unit);
  return live ? versionOf(live) : 'nothing';
}

/** A version folder of a release. */
export interface VersionFolder extends PublishedFolder {
  /** Files that a page loads by the names in the registry. */
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

/** Returns the version folder of a page's embed script and widget loader; undefined for a release without it. */
export const embedOf = (release: Release): VersionFolder | undefined =>
  release.kind === 'page' && release.root.embed ? { ...release.root.embed, loads: embedFiles } : undefined;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Returns a release as a file. Its name contains the hash of its content, because the registry identifies the release by this
 * name, and `area.json` can change although no built file does.
 */
export function releaseFile(unit: UnitName, release: Release): { name: string; text: string } {
  const text = `${JSON.stringify(v.parse(releaseSchema, release), null, 1)}\n`;
  return { name: `${unit}/releases/${versionOf(release)}.${hashOf(text)}.json`, text };
}

/** Parses a release file. @returns the release, or why it is invalid: its content must match the hash in its name */
export function parseRelease(text: string, name: string): Release | string {
  if (!name.endsWith(`.${hashOf(text)}.json`)) return 'it is not the file that was written';
  const read = v.safeParse(releaseSchema, JSON.parse(text));
  return read.success ? read.output : v.summarize(read.issues);
}
