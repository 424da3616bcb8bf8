import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { catalogueFile } from '../catalogue/catalogue';
import { repo } from '../common/repo';
import { commandLine } from '../setup/command-line';
import { printError } from '../setup/printable.mjs';
import { checkFile } from './check-file';
import { LanguageFolder, poPath } from './folder';
import { outputFiles, writeFiles } from './write';

const help = `npm run languages -w tools -- <command> [locale]   works on languages/flightdeck-<locale>.po; default: all locales

update            updates the file from flightdeck.pot with msgmerge of gettext
status            shows how many texts are untranslated, and lists them
check             shows errors in the translations
write             writes the files for wp-content/languages/plugins/ to build/languages/; the default command`;

/** Folder of the written files, relative to the repository. */
const output = 'build/languages';
const folder = new LanguageFolder(repo);
const { positionals } = commandLine(help, { allowPositionals: true, options: {} });
const [command = 'write', locale] = positionals;

function update(name: string): void {
  const flags = ['--quiet', '--update', '--backup=none', '--no-fuzzy-matching', '--no-wrap', '--add-location=file'];
  folder.poText(name);
  execFileSync('msgmerge', [...flags, poPath(name), catalogueFile], { cwd: repo, stdio: 'inherit' });
  printCount(name);
}

function printCount(name: string): void {
  console.log(`${name.padEnd(6)} ${String(folder.untranslated(name).length).padStart(5)} untranslated`);
}

function status(name: string): void {
  printCount(name);
  for (const { text } of folder.untranslated(name)) console.log(`  ${JSON.stringify(text)}`);
}

function check(name: string): void {
  for (const { path, line, problem } of checkFile(name, folder.poText(name))) {
    console.error(`${path}:${line}  ${problem}`);
    process.exitCode = 1;
  }
}

/** Writes the files that a site loads, also those of an incomplete language. */
function write(name: string): void {
  const files = outputFiles(name, folder.poText(name));
  writeFiles(join(repo, output), files);
  for (const file of files) console.log(`${output}/${file.name}`);
}

const commands: Readonly<Record<string, (name: string) => void>> = { check, status, update, write };

try {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new Error(`Use one of: ${Object.keys(commands).join(', ')}.`);
  for (const name of locale === undefined ? folder.locales() : [locale]) run(name);
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  printError(isMissing ? 'msgmerge is missing. Install gettext, on Debian: sudo apt-get install gettext' : error);
  process.exitCode = 1;
}
