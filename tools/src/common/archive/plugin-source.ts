import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZipEntry } from './zip-file';

/** Name of the folder of the installed plugin. */
export const pluginFolder = 'flightdeck';

/** Returns the source files of the plugin, with names relative to its folder. */
export const pluginSources = (plugin: string): ZipEntry[] =>
  filesOf(plugin).map((name) => ({ name, content: readFileSync(join(plugin, name)) }));

/** Returns the files of rules that the plugin shares with the other servers of the page; the folders below `rules` contain test cases. */
export const ruleFiles = (repo: string): ZipEntry[] =>
  filesOf(join(repo, 'rules'))
    .filter((name) => /^[a-z-]+[.]json$/.test(name))
    .map((name) => ({ name: `rules/${name}`, content: readFileSync(join(repo, 'rules', name)) }));

/** Returns the paths of the files below a folder, relative to it and sorted, without precompressed copies. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
