import { join } from 'node:path';
import { commandLine } from '../setup/command-line';
import { printError } from '../setup/printable.mjs';
import { checkFile } from './check-file';
import { LanguageFolder } from './folder';
import { outputFiles, writeFiles } from './write';

const help = `npm run languages -w tools -- <command> [locale]   works on languages/flightdeck-<locale>.po; default: all locales

update            updates the file from flightdeck.pot, or creates it
status            shows how many texts are untranslated; lists these texts for shipped languages and for a named locale
check             shows errors in the translations
write             writes the files for wp-content/languages/plugins/ to build/languages/; the default command`;

const repo = join(import.meta.dirname, '../../..');
/** Folder of the written files, relative to the repository. */
const output = 'build/languages';
const folder = new LanguageFolder(repo);
const { positionals } = commandLine(help, { allowPositionals: true, options: {} });
const [command = 'write', locale] = positionals;
const chosenLocales = locale === undefined ? folder.locales() : [locale];

function check(): void {
  const findings = chosenLocales.flatMap((name) =>
    checkFile({ locale: name, text: folder.poText(name), glossary: folder.glossary(name) }),
  );
  for (const { path, line, problem } of findings) console.error(`${path}:${line}  ${problem}`);
  if (findings.length > 0) process.exitCode = 1;
}

/**
 * Prints the number of untranslated texts of each language. Lists the texts for a named locale, and for shipped languages, because a
 * release needs their translations.
 */
function status(): void {
  const total = folder.catalogue().entries.length;
  for (const name of chosenLocales) {
    const untranslated = folder.untranslated(name);
    const isShipped = folder.shipped().includes(name);
    const count = String(untranslated.length).padStart(5);
    console.log(`${name.padEnd(6)} ${count} of ${total} untranslated${isShipped ? '  shipped' : ''}`);
    if (isShipped || locale !== undefined)
      for (const { text } of untranslated) console.log(`  ${JSON.stringify(text)}`);
  }
}

function update(): void {
  for (const name of chosenLocales) {
    folder.update(name);
    console.log(`${name.padEnd(6)} ${String(folder.untranslated(name).length).padStart(5)} untranslated`);
  }
}

/** Writes the files that a site loads, including those of incomplete languages. */
function write(): void {
  for (const each of chosenLocales) {
    const files = outputFiles(each, folder.poText(each));
    writeFiles(join(repo, output), files);
    for (const { name } of files) console.log(`${output}/${name}`);
  }
}

const commands: Readonly<Record<string, () => void>> = { check, status, update, write };

try {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new Error(`Use one of: ${Object.keys(commands).join(', ')}.`);
  run();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
