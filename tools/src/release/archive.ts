import { join } from 'node:path';
import { unzipSync } from 'fflate';
import * as v from 'valibot';
import { refuseInvalidNames } from '../archive/archive-names';
import { zipFile } from '../archive/zip-file';
import { contractFile } from '../build/contract';
import { hashOf } from '../deploy/file-hash';
import { releaseSchema } from '../deploy/release';
import { releaseName } from './packages';

/** Folder of the archives, one for each release of each package. */
export const archiveFolder = 'contracts/releases';

/** Returns the path of an archive, relative to the repository. */
export const archivePath = (name: string, version: string): string =>
  join(archiveFolder, `${releaseName(name, version)}.zip`);

/** The file that describes an archive. */
const infoFile = 'release.json';

const infoSchema = v.strictObject({
  protocol: v.literal(1),
  name: v.string(),
  version: v.string(),
  /** Stamp of the package's sources, see stamp.ts. */
  stamp: v.string(),
  /** Every other file with its hash. */
  files: v.record(v.string(), v.string()),
  /** Hashes of its source maps, by path in the set. Older archives have none. */
  maps: v.optional(v.record(v.string(), v.string())),
  /** Entries of the registry, for areas and the page. */
  release: v.optional(releaseSchema),
});

/** Description of an archive, stored in it. */
export type ArchiveInfo = v.InferOutput<typeof infoSchema>;

/** Folder of the source maps in an archive. They go beside a set, not into it. */
const mapsFolder = 'source-maps/';

/** Content of an archive without `release.json`. */
export interface ArchiveContent {
  /** By path; built files have their paths in `build/set`. */
  readonly files: Readonly<Record<string, Buffer>>;
  /** Source maps, by path in the set. */
  readonly maps?: Readonly<Record<string, Buffer>>;
  /** Contracts that the package needs (name → range) or provides (name → version). */
  readonly contract: Readonly<Record<string, string>>;
  readonly release?: ArchiveInfo['release'];
}

const jsonFile = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

const hashesOf = (files: Readonly<Record<string, Buffer>>) =>
  Object.fromEntries(Object.entries(files).map(([path, data]) => [path, hashOf(data)]));

/** Packs an archive: the same content gives the same file, byte for byte. */
export function packArchive(
  { name, version, stamp }: Pick<ArchiveInfo, 'name' | 'version' | 'stamp'>,
  { files, maps = {}, contract, release }: ArchiveContent,
): Buffer {
  const content = sorted({ ...files, [contractFile]: jsonFile(sorted(contract)) });
  const beside = sorted(maps);
  const info: ArchiveInfo = {
    ...{ protocol: 1, name, version, stamp, files: hashesOf(content) },
    ...(Object.keys(beside).length > 0 && { maps: hashesOf(beside) }),
    ...(release && { release }),
  };
  return zipFile([
    { name: infoFile, content: jsonFile(info) },
    ...Object.entries(content).map(([path, data]) => ({ name: path, content: data })),
    ...Object.entries(beside).map(([path, data]) => ({ name: mapsFolder + path, content: data })),
  ]);
}

export interface OpenArchive {
  readonly info: ArchiveInfo;
  readonly files: Readonly<Record<string, Buffer>>;
  readonly maps: Readonly<Record<string, Buffer>>;
}

/** Returns the files of an archive. Checks all names in its list: the result has only the last of several files with one name. */
function unzipped(data: Buffer): Record<string, Uint8Array> {
  const names: string[] = [];
  const files = unzipSync(data, { filter: ({ name }) => names.push(name) > 0 });
  refuseInvalidNames(names);
  return files;
}

/**
 * Opens an archive and checks each file in it.
 * @throws Error that names the problem
 */
export function openArchive(data: Buffer): OpenArchive {
  const { [infoFile]: text, ...content } = unzipped(data);
  if (!text) throw new Error(`${infoFile} is missing`);
  const info = v.parse(infoSchema, JSON.parse(Buffer.from(text).toString()));
  const all = Object.entries(content).map(([path, bytes]) => [path, Buffer.from(bytes)] as const);
  const hashes = {
    ...info.files,
    ...Object.fromEntries(Object.entries(info.maps ?? {}).map(([path, hash]) => [mapsFolder + path, hash])),
  };
  const differing = Object.keys({ ...content, ...hashes }).find((path) => {
    const file = all.find(([name]) => name === path)?.[1];
    return !file || hashOf(file) !== hashes[path];
  });
  if (differing) throw new Error(`${differing} is not the file that was released`);
  const isMap = (path: string) => path.startsWith(mapsFolder);
  return {
    info,
    files: Object.fromEntries(all.filter(([path]) => !isMap(path))),
    maps: Object.fromEntries(
      all.filter(([path]) => isMap(path)).map(([path, data]) => [path.slice(mapsFolder.length), data]),
    ),
  };
}
