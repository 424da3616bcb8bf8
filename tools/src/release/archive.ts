import { join } from 'node:path';
import { unzipSync } from 'fflate';
import * as v from 'valibot';
import { zipFile } from '../../../wordpress/src/zip/zip-file';
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
  /** Entries of the registry, for areas and the page. */
  release: v.optional(releaseSchema),
});

/** Description of an archive, stored in it. */
export type ArchiveInfo = v.InferOutput<typeof infoSchema>;

/** Content of an archive without `release.json`. */
export interface ArchiveContent {
  /** By path; built files have their paths in `build/set`. */
  readonly files: Readonly<Record<string, Buffer>>;
  /** Contracts that the package needs (name → range) or provides (name → version). */
  readonly contract: Readonly<Record<string, string>>;
  readonly release?: ArchiveInfo['release'];
}

const jsonFile = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Packs an archive: the same content gives the same file, byte for byte. */
export function packArchive(
  { name, version, stamp }: Pick<ArchiveInfo, 'name' | 'version' | 'stamp'>,
  { files, contract, release }: ArchiveContent,
): Buffer {
  const content = sorted({ ...files, [contractFile]: jsonFile(sorted(contract)) });
  const hashes = Object.fromEntries(Object.entries(content).map(([path, data]) => [path, hashOf(data)]));
  const info: ArchiveInfo = { protocol: 1, name, version, stamp, files: hashes, ...(release && { release }) };
  return zipFile([
    { name: infoFile, content: jsonFile(info) },
    ...Object.entries(content).map(([path, data]) => ({ name: path, content: data })),
  ]);
}

export interface OpenArchive {
  readonly info: ArchiveInfo;
  readonly files: Readonly<Record<string, Buffer>>;
}

/**
 * Opens an archive and checks each file in it.
 * @throws Error that names the problem
 */
export function openArchive(data: Buffer): OpenArchive {
  const { [infoFile]: text, ...content } = unzipSync(data);
  if (!text) throw new Error(`${infoFile} is missing`);
  const info = v.parse(infoSchema, JSON.parse(Buffer.from(text).toString()));
  const files = Object.fromEntries(Object.entries(content).map(([path, bytes]) => [path, Buffer.from(bytes)]));
  const differing = Object.keys({ ...files, ...info.files }).find((path) => {
    const file = files[path];
    return !file || hashOf(file) !== info.files[path];
  });
  const outside = Object.keys(files).find((path) => path.startsWith('/') || path.split('/').includes('..'));
  if (outside) throw new Error(`${outside} leads out of the archive`);
  if (differing) throw new Error(`${differing} is not the file that was released`);
  return { info, files };
}
