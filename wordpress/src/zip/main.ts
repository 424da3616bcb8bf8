import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pluginFolder } from '../../../tools/src/common/archive/plugin-source';
import { zipFile } from '../../../tools/src/common/archive/zip-file';
import { signingKeysOf } from '../../../tools/src/deploy/signing/signing-keys';
import { commandLine } from '../../../tools/src/setup/command-line';
import { printError } from '../../../tools/src/setup/printable.mjs';
import { archiveFiles } from './archive-files';
import { refuseLargeArchive } from './archive-size';
import { changesOf } from './readme';
import { header, releaseFiles } from './release-file';

const help = `npm run wordpress:zip -- [--directory]   creates the archive that WordPress installs, from the plugin and the built set

--directory  creates the archive for the plugin directory of WordPress, which provides the updates itself
With a signing key and without --directory, also writes the signed release file for updates. Sites accept the release file if
the public key is in FLIGHTDECK_UPDATE_KEYS.`;

const repo = join(import.meta.dirname, '../../..');
const target = join(repo, 'build/wordpress');
const read = (path: string) => readFileSync(join(repo, 'wordpress', path), 'utf8');

function write(name: string, content: string | Buffer): void {
  const file = join(target, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function main(): void {
  const { values } = commandLine(help, { options: { directory: { type: 'boolean', default: false } } });
  const [plugin, readme] = [read('plugin/flightdeck.php'), read('plugin/readme.txt')];
  const version = header(plugin, 'Version');
  const files = archiveFiles(repo, values.directory);
  const archive = zipFile(files);
  refuseLargeArchive(archive);
  const name = `${pluginFolder}-${version}${values.directory ? '-directory' : ''}.zip`;
  const checksum = createHash('sha256').update(archive).digest('hex');
  write(name, archive);
  write(`${name}.sha256`, `${checksum}  ${name}\n`);
  console.log(
    `build/wordpress/${name}: ${files.length} files, ${Math.round(archive.length / 1000)} kB, sha256 ${checksum}`,
  );
  const keys = values.directory ? [] : signingKeysOf(process.env);
  if (keys.length === 0) return;
  // The name of the signature file changes with each release, so remove the files of earlier releases.
  rmSync(join(target, 'signatures'), { recursive: true, force: true });
  const release = { version, name, archive, plugin, readme, changes: changesOf(read('CHANGELOG.md'), version) };
  for (const file of releaseFiles(release, keys)) {
    write(file.name, file.text);
    console.log(`build/wordpress/${file.name}`);
  }
  const publicKeys = keys.map(({ publicKey }) => publicKey).join(' or ');
  console.log(`Sites install this update if FLIGHTDECK_UPDATE_KEYS in wp-config.php contains ${publicKeys}`);
}

try {
  main();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
