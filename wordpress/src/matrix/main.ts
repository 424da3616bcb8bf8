import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printError } from '../../../tools/src/setup/printable.mjs';
import { Playground } from '../php/playground';
import { ensurePackages, wordpressSource } from '../server/packages';
import { combinations, nameOf } from './combinations';
import { help, readMatrixOptions } from './options';
import { resultsTable, withTable } from './report';
import { newestPassed, type Results, readResults, writeResults } from './results';
import { sourcesOf, wordpressVersion } from './sources';
import { tryCombination } from './try';

const repo = join(import.meta.dirname, '../../..');
const resultsFile = join(repo, 'wordpress/matrix.json');
const documentFile = join(repo, 'docs/wordpress.md');

/** `npm run matrix -w wordpress`: tries the plugin on many combinations and writes the table of the results. */
async function main(): Promise<number> {
  const options = readMatrixOptions(process.argv.slice(2), combinations.length);
  if (options.help || options.list) {
    const list = combinations.map((combination, index) => `${index + 1}  ${nameOf(combination)}\n`).join('');
    process.stdout.write(options.help ? help : list);
    return 0;
  }
  await ensurePackages();
  const sources = sourcesOf([await wordpressSource(), ...options.wordpress]);
  const playground = new Playground(join(repo, 'data/wordpress-playground'));
  const pluginVersion: string = JSON.parse(readFileSync(join(repo, 'wordpress/package.json'), 'utf8')).version;
  const summaries: string[] = [];
  let failures = 0;
  for (const [index, combination] of combinations.entries()) {
    if (options.only && !options.only.includes(index + 1)) continue;
    const name = nameOf(combination);
    const source = sources.get(combination.wordpress);
    if (!source) {
      summaries.push(`${name}: not tried. Pass a folder of WordPress ${combination.wordpress} with --wordpress.`);
      continue;
    }
    console.log(`${index + 1}  ${name}`);
    try {
      const { passed, failed, php } = await tryCombination(combination, source, playground);
      failures += failed.length;
      summaries.push(`${name}: ${passed} passed, ${failed.length} failed`);
      const date = new Date().toISOString().slice(0, 10);
      const versions = { wordpress: wordpressVersion(source), php, plugin: pluginVersion };
      addResults({ [name]: { ...versions, date, passed, failed: [...failed] } });
    } catch (error) {
      // Continue, because the next combination may have another PHP.
      failures += 1;
      summaries.push(`${name}: not tried. ${error instanceof Error ? error.message : error}`);
    }
  }
  console.log(summaries.join('\n'));
  console.log(`"Tested up to" in readme.txt and flightdeck.php: ${newestPassed(readResults(resultsFile)) ?? 'none'}`);
  return failures > 0 ? 1 : 0;
}

/** Adds results to those of earlier runs, and writes the table. An interrupted run loses one combination at most. */
function addResults(results: Results): void {
  writeResults(resultsFile, { ...readResults(resultsFile), ...results }, combinations.map(nameOf));
  const document = readFileSync(documentFile, 'utf8');
  writeFileSync(documentFile, withTable(document, resultsTable(combinations, readResults(resultsFile))));
}

try {
  process.exit(await main());
} catch (error) {
  // The message says what to do, so print it without the stack.
  printError(error);
  process.exit(1);
}
