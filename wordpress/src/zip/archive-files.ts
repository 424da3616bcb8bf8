import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedFiles } from '../../../tools/src/languages/write';
import { legalFiles } from './legal-files';
import { pluginFiles } from './plugin-files';
import { withChangelog } from './readme';
import type { ZipEntry } from './zip-file';

/** Files that request updates from a release address. */
const updateFiles = ['includes/release-file.php', 'includes/updates.php'];

/**
 * Returns the files of the archive that a site installs.
 * @param repo folder of the project, with its packages installed and the set built
 * @param isForDirectory leaves out updates from a release address: the plugin directory of WordPress accepts only plugins that get
 * their updates from it
 * @throws Error when the set or a package is missing or changed
 */
export function archiveFiles(repo: string, isForDirectory = false): ZipEntry[] {
  const plugin = join(repo, 'wordpress/plugin');
  const changelog = readFileSync(join(repo, 'wordpress/CHANGELOG.md'), 'utf8');
  const catalogue = readFileSync(join(repo, 'languages/flightdeck.pot'));
  const languages = shippedFiles(repo).map(({ name, content }) => ({
    name: `languages/${name}`,
    content: Buffer.from(content),
  }));
  const others = [...legalFiles(repo), { name: 'languages/flightdeck.pot', content: catalogue }, ...languages];
  return pluginFiles(plugin, join(repo, 'build/set'), others, ({ name, content }) => {
    if (isForDirectory && updateFiles.includes(name)) return null;
    const text = String(content);
    if (isForDirectory && name === 'flightdeck.php') return file(name, text.replace(/^ \* Update URI:.*\n/m, ''));
    return name === 'readme.txt' ? file(name, withChangelog(text, changelog)) : { name, content };
  });
}

const file = (name: string, text: string): ZipEntry => ({ name, content: Buffer.from(text) });
