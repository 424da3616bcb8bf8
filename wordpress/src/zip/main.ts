import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLockFile } from '../../../tools/src/packages/lock-file';
import { sbom } from '../../../tools/src/packages/sbom';
import { shippedPackages, shippedWorkspaces } from '../../../tools/src/packages/shipped';
import { legalFiles } from './legal-files';
import { pluginFiles, pluginFolder } from './plugin-files';
import { zipFile } from './zip-file';

/** `npm run wordpress:zip`: creates the archive that WordPress installs, from the plugin and the built set. */
const repo = join(import.meta.dirname, '../../..');
const plugin = join(repo, 'wordpress/plugin');
const target = join(repo, 'build/wordpress');

try {
  const version = /^ \* Version:\s+(\S+)$/m.exec(readFileSync(join(plugin, 'flightdeck.php'), 'utf8'))?.[1];
  if (!version) throw new Error('wordpress/plugin/flightdeck.php names no version.');
  const files = pluginFiles(plugin, join(repo, 'build/set'), legalFiles(repo));
  const archive = zipFile(files);
  const name = `${pluginFolder}-${version}.zip`;
  const sum = createHash('sha256').update(archive).digest('hex');
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, name), archive);
  writeFileSync(join(target, `${name}.sha256`), `${sum}  ${name}\n`);
  const packages = shippedPackages(readLockFile(repo), shippedWorkspaces);
  writeFileSync(join(target, `${name}.cdx.json`), sbom({ name: pluginFolder, version }, packages));
  console.log(`build/wordpress/${name}: ${files.length} files, ${Math.round(archive.length / 1000)} kB, sha256 ${sum}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
