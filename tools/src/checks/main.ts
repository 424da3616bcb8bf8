import { join } from 'node:path';
import { failureCodes } from '../../../shared/contracts/areas/failure';
import { hostFailureCodes } from '../../../shared/contracts/page/widget';
import { exactTextMatcher, readExactStrings } from '../catalogue/exact-strings';
import { oldestBrowsers, optionalFeatures } from '../common/browsers';
import { type Check, runCheck } from '../common/check';
import { readLockFile } from '../common/packages/lock-file';
import { otherFiles, sourceFiles } from '../common/source-files';
import { writeCssTypes } from '../css-types/css-types';
import { commandLine } from '../setup/command-line';
import { deadCode } from './dead-code';
import { failures } from './failures';
import { importRules } from './import-rules';
import { marks } from './marks';
import { completeLock, installScripts, licenses } from './packages';
import { oldestVersions, readSupport } from './platform/compat';
import { scriptSections, sheetSections } from './platform/data-sections';
import { platform } from './platform/platform';
import { apiReports, releases } from './releases';
import { catalogueTexts, translatorComments, upToDateCatalogue } from './texts/catalogue';
import { exactTexts } from './texts/exact-texts';
import { languages } from './texts/languages';
import { visibleStrings } from './texts/visible-strings';
import { wholeSentences } from './texts/whole-sentences';
import { words } from './texts/words/words';

const help = `npm run checks   checks rules of this project that Biome and stylelint do not have

Prints one line per check, then what to fix.`;

commandLine(help, { options: {} });
const repo = join(import.meta.dirname, '../../..');

// The check of the API of shared compiles the code, which needs the types of the CSS modules.
await writeCssTypes(repo);
const lock = readLockFile(repo);
const checks: readonly Check[] = [
  licenses(lock),
  installScripts(lock),
  completeLock(lock),
  importRules(repo),
  deadCode(repo),
  apiReports(repo),
  visibleStrings,
  wholeSentences,
  marks,
  platform({
    versions: oldestVersions(oldestBrowsers(repo)),
    scripts: readSupport(scriptSections),
    sheets: readSupport(sheetSections),
    optional: optionalFeatures,
  }),
  releases(repo),
  failures([...failureCodes, ...hostFailureCodes], {
    'shared/client/api/requests/http.ts': 1, // rest-network, in transport.ts
    'shared/client/api/requests/time-limit.ts': 1, // rest-timeout, in transport.ts
    'shared/ui/parts/context.ts': 1, // a mistake in the code of a part
    'shared/ui/parts/page-loader.ts': 1, // a mistake in the code of a page
    'root-config/src/embed/widget-loader.ts': 1, // area-script, in mount.ts
    'root-config/src/loader/script.ts': 1, // area-script, in codeOf()
    'root-config/src/loader/loader.ts': 1, // area-start, in load()
  }),
];
/** Checks that also read documents and PHP. */
const wideChecks: readonly Check[] = [
  catalogueTexts,
  translatorComments,
  upToDateCatalogue(repo),
  languages(repo),
  exactTexts(repo),
  words(exactTextMatcher(readExactStrings(repo))),
];
const files = sourceFiles(repo);
const allFiles = [...files, ...otherFiles(repo)];
// Results go to standard output, violations to standard error.
const write = (text: string) => process.stdout.write(text);
const lines = [
  ...checks.flatMap((check) => runCheck(check, files, write)),
  ...wideChecks.flatMap((check) => runCheck(check, allFiles, write)),
];
if (lines.length > 0) {
  console.error(`\n${lines.join('\n').trimEnd()}`);
  process.exitCode = 1;
}
