import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repo } from '../common/repo';
import { phpFiles, sourceFiles } from '../common/source-files';
import { exactTextMatcher, readExactStrings } from '../coverage/exact-strings';
import { commandLine } from '../setup/command-line';
import { printError } from '../setup/printable.mjs';
import { catalogue, catalogueFile } from './catalogue';
import { readMessages } from './read-messages';

commandLine('npm run catalogue -w tools   writes all translatable texts to languages/flightdeck.pot', { options: {} });

function writeCatalogue(): void {
  const { messages } = readMessages([...sourceFiles(repo), ...phpFiles(repo, 'wordpress/plugin')]);
  const text = catalogue(messages, exactTextMatcher(readExactStrings(repo)));
  mkdirSync(dirname(join(repo, catalogueFile)), { recursive: true });
  writeFileSync(join(repo, catalogueFile), text);
  // The first entry is the header.
  const textCount = (text.match(/^msgid "/gm)?.length ?? 1) - 1;
  console.log(`${catalogueFile}: ${textCount} texts, ${messages.length} references.`);
}

try {
  writeCatalogue();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
