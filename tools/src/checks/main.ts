import { type Check, runCheck } from '../common/check';
import { readLockFile } from '../common/packages/lock-file';
import { repo } from '../common/repo';
import { phpFiles, sourceFiles } from '../common/source-files';
import { completeLock, licenses } from './packages';
import { catalogueTexts, translatorComments, upToDateCatalogue } from './texts/catalogue';
import { exactTexts } from './texts/exact-texts';
import { languages } from './texts/languages';

/** The stage `checks` of `npm test`: rules of this project that Biome and stylelint do not have. Prints one line per check, then what to fix. */
const lock = readLockFile(repo);
const checks: readonly Check[] = [
  licenses(lock),
  completeLock(lock),
  catalogueTexts,
  translatorComments,
  upToDateCatalogue(repo),
  languages(repo),
  exactTexts(repo),
];
const files = [...sourceFiles(repo), ...phpFiles(repo, 'wordpress/plugin')];
// Results go to standard output, violations to standard error.
const write = (text: string) => process.stdout.write(text);
const lines = checks.flatMap((check) => runCheck(check, files, write));
if (lines.length > 0) {
  console.error(`\n${lines.join('\n').trimEnd()}`);
  process.exitCode = 1;
}
