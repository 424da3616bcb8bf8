import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Registry, registrySchema } from '@flightdeck/shared/contracts/registry';
import * as v from 'valibot';
import { embedFolder } from '../../../tools/src/build/embed-files';
import type { ZipEntry } from './zip-file';

/** The folder that WordPress makes of the archive. */
export const pluginFolder = 'flightdeck';

/**
 * Everything that belongs to an installed plugin: its own files, what the registry of the built set names and nothing older,
 * and a list of checksums.
 * @param plugin folder of the plugin's source
 * @param set folder of the built set
 * @param legal license and notices, as `legalFiles` makes them
 * @throws Error when there is no built set, or a file of it is not the one that was built
 */
export function pluginFiles(plugin: string, set: string, legal: readonly ZipEntry[]): ZipEntry[] {
  const own = sourceFiles(plugin);
  const files = [...own, ...legal, ...setFiles(set)].sort((one, other) => (one.name < other.name ? -1 : 1));
  return [...files, { name: 'checksums.txt', content: Buffer.from(checksums(files)) }].map(({ name, content }) => ({
    name: `${pluginFolder}/${name}`,
    content,
  }));
}

/** The plugin's own files, by their path in its folder. */
export const sourceFiles = (plugin: string): ZipEntry[] =>
  filesOf(plugin).map((name) => ({ name, content: readFileSync(join(plugin, name)) }));

/** A list as `sha256sum --check` reads it. */
export const checksums = (files: readonly ZipEntry[]): string =>
  files.map(({ name, content }) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`).join('');

function setFiles(set: string): ZipEntry[] {
  const file = join(set, 'registry.json');
  if (!existsSync(file)) throw new Error('There is no built set: run "npm run build" first.');
  const { history: _history, ...registry } = v.parse(registrySchema, JSON.parse(readFileSync(file, 'utf8')));
  const { embed } = registry.root;
  const releases = [registry.root, embed, ...Object.values(registry.areas), ...Object.values(registry.widgets)];
  // Pages of others may have written this address down.
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
    if (found !== hash) throw new Error(`${base}${name} is not the file that was built; run "npm run build" again.`);
    return { name: `set/${base}${name}`, content };
  });
}

/** Files below a folder by their path in it, without those that are only there packed a second time. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .sort();
}
