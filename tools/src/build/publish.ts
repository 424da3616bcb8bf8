import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ensureFolder, randomName } from '../common/folders/folder-files';
import { blockedWord } from './plugins/blocked-names';

/** A published version folder. */
export interface PublishedFolder {
  /** Path of the folder relative to the set, such as `mf-dashboard/0.1.0-1a2b3c4d/`. */
  readonly base: string;
  readonly version: string;
  /** File name → its hash, such as `sha384-…`. */
  readonly files: Readonly<Record<string, string>>;
}

/** Returns the hash of a file in the form of the registry. */
export const hashOf = (data: Buffer | string): string => `sha384-${createHash('sha384').update(data).digest('base64')}`;

/**
 * Matches the names of files that a build makes. Deploys refuse all others, because a web server may run them: `a.php`, or
 * `a.php.js` on servers that evaluate each part of a name.
 */
export const releasedName = /^[\w-]+(\.js|(\.[0-9a-f]{8})?\.css|(\.[a-z]{2})?\.json)$/;

/** Matches the names of files that have compressed copies. */
export const compressible = /\.(js|css|json)$/;

/**
 * Copies built files into a folder of the set whose name has the hash of the files, so that the same files give the same folder.
 * @param from folder with the built files of the unit
 * @throws Error for a name that content blockers or deploys refuse
 */
export function publish(from: string, set: string, unit: string, packageVersion: string): PublishedFolder {
  const names = readdirSync(from).sort();
  const unexpectedName = names.find((name) => !releasedName.test(name));
  if (unexpectedName !== undefined)
    throw new Error(`${unit} has ${unexpectedName}, which is not a kind of file that a deploy accepts.`);
  const blockedName = names.find((name) => blockedWord(name));
  if (blockedName) throw new Error(`Content blockers refuse the file ${blockedName} of ${unit}, because of its name.`);
  const files = Object.fromEntries(names.map((name) => [name, hashOf(readFileSync(join(from, name)))]));
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  const version = `${packageVersion}-${hash}`;
  const base = `${unit}/${version}/`;
  const target = join(set, base);
  if (!existsSync(target)) {
    ensureFolder(set, unit);
    const temporaryFolder = join(set, unit, `.unfinished-${randomName()}`);
    mkdirSync(temporaryFolder);
    for (const name of names) cpSync(join(from, name), join(temporaryFolder, name));
    renameSync(temporaryFolder, target);
  }
  return { base, version, files };
}

/** Returns the compressed copies of a file, by their file name suffix. */
export const compressed = (data: Buffer): Readonly<Record<'.br' | '.gz', Buffer>> => ({
  '.br': brotliCompressSync(data, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
  }),
  '.gz': gzipSync(data, { level: 9 }),
});

/** Writes the compressed copies that the files in the version folders of a set lack. */
export function addCopies(set: string): void {
  const paths = readdirSync(set, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => /^[\w-]+\/\d[^/]*\/[^/]+$/.test(path) && compressible.test(path));
  for (const path of files) if (!existsSync(join(set, `${path}.gz`))) compress(join(set, path));
}

/** Writes `.br` and `.gz` beside a file. */
export function compress(file: string): void {
  for (const [suffix, data] of Object.entries(compressed(readFileSync(file)))) writeFileSync(file + suffix, data);
}
