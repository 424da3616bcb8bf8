import { createHash } from 'node:crypto';
import { type Registry, registrySchema } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import { embedFiles, embedFolder } from '../../../tools/src/build/embed-files';
import { releasedName } from '../../../tools/src/build/publish';
import { pluginFolder, pluginSources } from '../../../tools/src/common/archive/plugin-source';
import type { ZipEntry } from '../../../tools/src/common/archive/zip-file';
import { readSetFile, readVersionFolder } from '../../../tools/src/deploy/releases/set-files';

/**
 * Returns all files of an installed plugin: its source, the live releases of the built set, the additional files, and a list of
 * checksums.
 * @param plugin folder of the plugin's source
 * @param set folder of the built set
 * @param others additional files, such as the license and the notices
 * @param edit returns a source file as it is installed; null leaves it out
 * @throws Error when there is no built set, or one of its files has changed
 */
export function pluginFiles(
  plugin: string,
  set: string,
  others: readonly ZipEntry[],
  edit: (file: ZipEntry) => ZipEntry | null = (file) => file,
): ZipEntry[] {
  const sources = pluginSources(plugin).flatMap((file) => edit(file) ?? []);
  const files = [...sources, ...others, ...setFiles(set)].sort((one, other) => (one.name < other.name ? -1 : 1));
  return [...files, { name: 'checksums.txt', content: Buffer.from(checksums(files)) }].map(({ name, content }) => ({
    name: `${pluginFolder}/${name}`,
    content,
  }));
}

/** Returns a list for `sha256sum --check`. */
export const checksums = (files: readonly ZipEntry[]): string =>
  files.map(({ name, content }) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`).join('');

function setFiles(set: string): ZipEntry[] {
  const text = readSetFile(set, 'registry.json');
  if (!text) throw new Error('There is no built set. Run "npm run build" first.');
  const {
    history: _history,
    staged: _staged,
    stagedHistory: _stagedHistory,
    ...registry
  } = v.parse(registrySchema, JSON.parse(text.toString()));
  const { embed } = registry.root;
  const releases = [registry.root, embed, ...Object.values(registry.areas), ...Object.values(registry.widgets)];
  // Copy the embed files to addresses that never change, because pages of other sites may link to these addresses.
  const copies = embed ? releaseFiles(set, embed, embedFolder).filter(({ name }) => isEmbedFile(name)) : [];
  return [
    { name: 'set/registry.json', content: Buffer.from(`${JSON.stringify(registry)}\n`) },
    ...copies,
    ...releases.flatMap((release) => (release ? releaseFiles(set, release) : [])),
  ];
}

const isEmbedFile = (name: string) => embedFiles.some((each) => name === `set/${embedFolder}${each}`);

/** Returns the files of a release. @param to folder of the files in the archived set */
function releaseFiles(set: string, release: Pick<Registry['root'], 'base' | 'files'>, to = release.base): ZipEntry[] {
  const files = [...readVersionFolder(set, release, 'Run "npm run build" again.')];
  const unexpected = files.find(([name]) => !releasedName.test(name))?.[0];
  if (unexpected !== undefined) throw new Error(`${release.base}${unexpected} is not a file that the build makes.`);
  return files.map(([name, content]) => ({ name: `set/${to}${name}`, content }));
}
