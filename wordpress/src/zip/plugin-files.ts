import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Registry, registrySchema } from '@flightdeck/shared/contracts/registry';
import * as v from 'valibot';
import { embedFolder } from '../../../tools/src/build/embed-files';
import type { ZipEntry } from './zip-file';

/** Folder of the installed plugin. */
export const pluginFolder = 'flightdeck';

/**
 * Returns all files of an installed plugin: its source, the releases that the registry of the built set names, and a list of
 * checksums.
 * @param plugin folder of the plugin's source
 * @param set folder of the built set
 * @param others files beside them, such as license and notices
 * @param edit returns a source file as it is installed; null leaves it out
 * @throws Error when there is no built set, or one of its files has changed
 */
export function pluginFiles(
  plugin: string,
  set: string,
  others: readonly ZipEntry[],
  edit: (file: ZipEntry) => ZipEntry | null = (file) => file,
): ZipEntry[] {
  const own = sourceFiles(plugin).flatMap((file) => edit(file) ?? []);
  const files = [...own, ...others, ...setFiles(set)].sort((one, other) => (one.name < other.name ? -1 : 1));
  return [...files, { name: 'checksums.txt', content: Buffer.from(checksums(files)) }].map(({ name, content }) => ({
    name: `${pluginFolder}/${name}`,
    content,
  }));
}

/** Source files of the plugin, by path in its folder. */
export const sourceFiles = (plugin: string): ZipEntry[] =>
  filesOf(plugin).map((name) => ({ name, content: readFileSync(join(plugin, name)) }));

/** Returns a list for `sha256sum --check`. */
export const checksums = (files: readonly ZipEntry[]): string =>
  files.map(({ name, content }) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`).join('');

function setFiles(set: string): ZipEntry[] {
  const file = join(set, 'registry.json');
  if (!existsSync(file)) throw new Error('There is no built set. Run "npm run build" first.');
  const { history: _history, ...registry } = v.parse(registrySchema, JSON.parse(readFileSync(file, 'utf8')));
  const { embed } = registry.root;
  const releases = [registry.root, embed, ...Object.values(registry.areas), ...Object.values(registry.widgets)];
  // Pages of other sites may contain this address.
  const copies = filesOf(join(set, embedFolder, '.')).map((name) => embedFolder + name);
  return [
    { name: 'set/registry.json', content: Buffer.from(`${JSON.stringify(registry)}\n`) },
    ...copies.map((name) => ({ name: `set/${name}`, content: readFileSync(join(set, name)) })),
    ...releases.flatMap((release) => (release ? releaseFiles(set, release) : [])),
  ];
}

function releaseFiles(set: string, { base, files }: Pick<Registry['root'], 'base' | 'files'>) {
  return Object.entries(files).map(([name, hash]): ZipEntry => {
    const content = readFileSync(join(set, base, name));
    const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (found !== hash) throw new Error(`${base}${name} is not the file that was built. Run "npm run build" again.`);
    return { name: `set/${base}${name}`, content };
  });
}

/** Returns the files below a folder by path, without precompressed copies. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .sort();
}
