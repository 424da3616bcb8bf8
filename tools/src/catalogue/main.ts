import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { otherFiles, sourceFiles } from '../source-files';
import { catalogue, catalogueFile } from './catalogue';
import { exactStrings, readExactStrings } from './exact-strings';
import { readMessages } from './read-messages';
import { translation } from './translation';

/**
 * `npm run catalogue`: writes all texts of the product to `languages/flightdeck.pot`.
 * `npm run catalogue -- flightdeck-de_DE.po`: writes the files that a site loads for a language, beside the given file.
 */
const repo = join(import.meta.dirname, '../../..');
const [file] = process.argv.slice(2);

function writeCatalogue(): void {
  const { messages } = readMessages([...sourceFiles(repo), ...otherFiles(repo, 'wordpress/plugin')]);
  const text = catalogue(messages, exactStrings(readExactStrings(repo)));
  mkdirSync(dirname(join(repo, catalogueFile)), { recursive: true });
  writeFileSync(join(repo, catalogueFile), text);
  console.log(`${catalogueFile}: ${text.split('\nmsgid "').length - 2} texts, ${messages.length} places.`);
}

/** @param path of a `.po` file, named `flightdeck-<locale>.po` */
function writeTranslation(path: string): void {
  if (!/(^|\/)flightdeck-\w{2,20}\.po$/.test(path))
    throw new Error('Name the file flightdeck-<locale>.po, such as flightdeck-de_DE.po.');
  const { json, mo, done, all } = translation(readFileSync(path, 'utf8'));
  const name = path.slice(0, -'.po'.length);
  writeFileSync(`${name}-screens.json`, json);
  writeFileSync(`${name}.mo`, mo);
  console.log(`${done} of ${all} texts translated: ${name}-screens.json, ${name}.mo`);
}

try {
  if (file === undefined) writeCatalogue();
  else writeTranslation(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
