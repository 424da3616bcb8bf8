import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { commandLine } from '../setup/command-line';
import { printError } from '../setup/printable.mjs';
import { checkFile } from './check-file';
import { batchSchema, fill } from './fill';
import { LanguageFolder } from './folder';
import { factsOf } from './locales';
import { isTranslated } from './marks';
import { unknownLocale } from './merge';
import { untranslatedTexts } from './untranslated';
import { outputFiles, writeFiles } from './write';

const help = `npm run languages -- <command> [locale]   works on languages/flightdeck-<locale>.po; default: all locales

update            updates the file from flightdeck.pot, or creates it
status            shows how many texts are untranslated; lists these texts for shipped languages and for a named locale
check             shows errors in the translations
open <locale>     prints untranslated texts as JSON
                  --limit N at most N texts, --offset N without the first N, --in <folder> only texts of this folder
fill <locale> <file>   adds translations from a JSON file
write             writes the files for wp-content/languages/plugins/ to build/languages/; the default command`;

const repo = join(import.meta.dirname, '../../..');
/** Folder of the written files, relative to the repository. */
const output = 'build/languages';
const folder = new LanguageFolder(repo);
const { positionals, values } = commandLine(help, {
  allowPositionals: true,
  options: { limit: { type: 'string' }, offset: { type: 'string' }, in: { type: 'string' } },
});
const [command = 'write', ...commandArgs] = positionals;
const chosenLocales = (): string[] => (commandArgs[0] === undefined ? folder.locales() : [commandArgs[0]]);

/** Returns an argument after the command. @throws Error that asks for the argument if it is missing */
function requiredArgument(position: number, name: string): string {
  const value = commandArgs[position];
  if (value === undefined) throw new Error(`npm run languages -- ${command}: name a ${name}.`);
  return value;
}

function check(): void {
  const findings = chosenLocales().flatMap((locale) =>
    checkFile({ locale, text: folder.poText(locale), glossary: folder.glossary(locale) }),
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
  for (const locale of chosenLocales()) {
    const untranslated = folder.untranslated(locale);
    const isShipped = folder.shipped().includes(locale);
    const count = String(untranslated.length).padStart(5);
    console.log(`${locale.padEnd(6)} ${count} of ${total} untranslated${isShipped ? '  shipped' : ''}`);
    if (isShipped || commandArgs[0] !== undefined)
      for (const { text } of untranslated) console.log(`  ${JSON.stringify(text)}`);
  }
}

function open(): void {
  const locale = requiredArgument(0, 'locale');
  const offset = Number(values.offset ?? 0);
  const limit = Number(values.limit ?? Number.POSITIVE_INFINITY);
  const texts = untranslatedTexts(folder.read(locale), folder.glossary(locale)).filter(({ references }) =>
    references.some((reference) => reference.startsWith(values.in ?? '')),
  );
  console.log(JSON.stringify(texts.slice(offset, offset + limit), null, 2));
}

function fillFrom(): void {
  const locale = requiredArgument(0, 'locale');
  const data = factsOf(locale);
  if (!data) throw new Error(unknownLocale(locale));
  const batch = v.parse(batchSchema, JSON.parse(readFileSync(requiredArgument(1, 'file with JSON'), 'utf8')));
  const result = fill(folder.read(locale), batch, { locale, data, glossary: folder.glossary(locale) });
  folder.write(locale, result.file);
  for (const { key, problem } of result.refused) console.error(`${JSON.stringify(key)}  ${problem}`);
  const { accepted, file } = result;
  const refusedCount = Object.keys(batch).length - accepted.length;
  const untranslatedCount = file.entries.filter((entry) => !isTranslated(entry)).length;
  console.log(`${accepted.length} texts filled in, ${refusedCount} refused, ${untranslatedCount} untranslated.`);
  if (result.refused.length > 0) process.exitCode = 1;
}

function update(): void {
  for (const locale of chosenLocales()) {
    folder.update(locale);
    console.log(`${locale.padEnd(6)} ${String(folder.untranslated(locale).length).padStart(5)} untranslated`);
  }
}

/** Writes the files that a site loads, including those of incomplete languages. */
function write(): void {
  for (const locale of chosenLocales()) {
    const files = outputFiles(locale, folder.poText(locale));
    writeFiles(join(repo, output), files);
    for (const { name } of files) console.log(`${output}/${name}`);
  }
}

const commands: Readonly<Record<string, () => void>> = { check, status, open, fill: fillFrom, update, write };

try {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new Error(`Use one of: ${Object.keys(commands).join(', ')}.`);
  run();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
