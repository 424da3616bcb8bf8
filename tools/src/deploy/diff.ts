import { DeployError } from './outcome';
import { foldersOf, type OpenRegistry, type Release, releaseFile, releaseOf, versionOf } from './release';
import { table } from './table';
import type { Target } from './target';
import { unitsOf } from './units-of';

/** A unit of which two targets have different releases. */
export interface Difference {
  readonly unit: string;
  readonly from: string | null;
  readonly to: string | null;
  /** Parts and needs that the first target adds, removes or changes, compared with the second. */
  readonly surface: readonly string[];
  /**
   * `changed`: files of the first target that the second lacks or has with other bytes. `bytes`: size of these files, null if the
   * first target can't be listed. `gone`: files that the first target no longer has.
   */
  readonly files: {
    readonly changed: number;
    readonly bytes: number | null;
    readonly gone: number;
    readonly same: number;
  };
}

const filesOf = (release: Release | undefined) =>
  new Map(
    release
      ? foldersOf(release).flatMap(({ base, files }, index) =>
          Object.entries(files).map(([name, hash]) => [`${index}/${name}`, { hash, path: base + name }] as const),
        )
      : [],
  );

/** Names of parts and needs with what is compared of them. */
function surfaceOf(release: Release | undefined): ReadonlyMap<string, string> {
  if (!release) return new Map();
  if (release.kind === 'page')
    return new Map(Object.entries(release.root.provides).map(([name, version]) => [`provides ${name}`, version]));
  const { parts, needs } = release.area.manifest;
  return new Map([
    ...Object.entries(parts).map(([name, part]) => [`part ${name}`, JSON.stringify(part)] as const),
    ...Object.entries(needs).map(([name, range]) => [`needs ${name}`, range] as const),
  ]);
}

function changesOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const added = [...after].flatMap(([name, value]) => {
    const old = before.get(name);
    if (old === undefined) return [`+ ${name}`];
    if (old === value) return [];
    return [name.startsWith('part ') ? `~ ${name}` : `~ ${name} ${old} → ${value}`];
  });
  return [...added, ...[...before.keys()].filter((name) => !after.has(name)).map((name) => `- ${name}`)];
}

/** Returns the size of each file of a target by its path; null if the keys of a bucket may not list it. */
export async function sizesOf(target: Pick<Target, 'list'>): Promise<ReadonlyMap<string, number> | null> {
  try {
    return new Map((await target.list()).map(({ path, bytes }) => [path, bytes]));
  } catch (error) {
    if (error instanceof DeployError) return null;
    throw error;
  }
}

/**
 * Compares the live releases of two targets. Units with the same release are left out.
 * @param sizes of the files of the first target
 */
export function differences(
  from: OpenRegistry,
  to: OpenRegistry,
  sizes: ReadonlyMap<string, number> | null = null,
): Difference[] {
  return [...new Set([...unitsOf(from), ...unitsOf(to)])].flatMap((unit) => {
    const [one, other] = [releaseOf(from, unit), releaseOf(to, unit)];
    const isSame = one && other ? releaseFile(unit, one).name === releaseFile(unit, other).name : one === other;
    if (isSame) return [];
    const [now, before] = [filesOf(one), filesOf(other)];
    const changed = [...now].filter(([name, { hash }]) => before.get(name)?.hash !== hash).map(([, { path }]) => path);
    const bytes = sizes && changed.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
    return [
      {
        unit,
        from: one ? versionOf(one) : null,
        to: other ? versionOf(other) : null,
        surface: changesOf(surfaceOf(other), surfaceOf(one)),
        files: {
          changed: changed.length,
          bytes,
          gone: [...before.keys()].filter((name) => !now.has(name)).length,
          same: now.size - changed.length,
        },
      },
    ];
  });
}

const sizeText = ({ changed, bytes }: Difference['files']) =>
  changed === 0 || bytes === null ? '' : ` (${(bytes / 1000).toFixed(1)} kB)`;

/** Returns the differences in lines. @param names of the targets */
export function differenceLines(
  found: readonly Difference[],
  json: boolean,
  names: readonly [string, string],
): string[] {
  if (json) return [JSON.stringify(found, null, 1)];
  if (found.length === 0) return [`${names[0]} and ${names[1]} have the same releases.`];
  const rows = found.map(({ unit, from, to, files }) => [
    unit,
    from ?? 'not deployed',
    to ?? 'not deployed',
    `${files.changed} files differ${sizeText(files)}, ${files.gone} gone, ${files.same} the same`,
  ]);
  const lines = table([['', names[0], names[1], ''], ...rows]);
  return lines.flatMap((line, index) => [line, ...(found[index - 1]?.surface ?? []).map((change) => `  ${change}`)]);
}
