import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleFiles } from '../../../tools/src/common/archive/plugin-source';
import type { ZipEntry } from '../../../tools/src/common/archive/zip-file';
import { shippedFiles } from '../../../tools/src/languages/write';
import { legalFiles } from './legal-files';
import { pluginFiles } from './plugin-files';
import { withChangelog } from './readme';

/**
 * Returns the files of the archive that a site installs.
 * @param repo folder of the project, with its packages installed and the set built
 * @param isForDirectory whether to leave out the updates from a release address: the plugin directory of WordPress accepts only
 * plugins that get their updates from the directory
 * @throws Error when the set or a package is missing or changed
 */
export function archiveFiles(repo: string, isForDirectory = false): ZipEntry[] {
  const plugin = join(repo, 'wordpress/plugin');
  const changelog = readFileSync(join(repo, 'wordpress/CHANGELOG.md'), 'utf8');
  const languages = shippedFiles(repo).map(({ name, content }) => ({
    name: `languages/${name}`,
    content: Buffer.from(content),
  }));
  const others = [...legalFiles(repo), ...ruleFiles(repo), ...languages];
  return pluginFiles(plugin, join(repo, 'build/set'), others, (source) => {
    const edited = isForDirectory ? pluginDirectoryFile(source) : source;
    return edited?.name === 'readme.txt'
      ? textEntry(edited.name, withChangelog(String(edited.content), changelog))
      : edited;
  });
}

/** Returns a source file as the plugin directory gets it; null for a file that requests updates from a release address. */
export function pluginDirectoryFile(source: ZipEntry): ZipEntry | null {
  if (source.name.startsWith('includes/updates/')) return null;
  if (source.name !== 'flightdeck.php') return source;
  return textEntry(source.name, String(source.content).replace(/^( \* Update URI:|\t'updates\/).*\n/gm, ''));
}

const textEntry = (name: string, text: string): ZipEntry => ({ name, content: Buffer.from(text) });
