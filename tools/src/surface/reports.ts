import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { singletonEntries } from '@flightdeck/shared/contracts/singleton-entries';
import { areaNames } from '../build/areas';
import { agreementSurface, contractNames } from './agreements';
import { emitDeclarations } from './declarations';
import { extractSurfaces } from './extract';
import { reportEnding, reportFile, reportFolder } from './report-file';
import { RestCalls } from './rest-calls';
import { runtimeNames } from './surface';

/**
 * Returns the text of a report: the public API of an entry and, for entries that exist once per page, their names at run
 * time.
 */
function reportOf(entry: string, surface: string): string {
  const names = singletonEntries.includes(`@flightdeck/shared/${entry}`)
    ? `A page has one copy of it. Names at run time: ${runtimeNames(surface)
        .map((name) => `\`${name}\``)
        .join(', ')}.\n\n`
    : '';
  return plainReport(`@flightdeck/shared/${entry}`, surface, { remark: names });
}

const plainReport = (title: string, surface: string, { remark = '', language = 'ts' } = {}): string =>
  `# ${title}\n\nMade by \`npm run api\`; not edited by hand.\n\n${remark}\`\`\`${language}\n${surface}\`\`\`\n`;

/** Returns the reports of the present code: file → text. Takes twenty seconds. */
export function presentReports(repo: string): ReadonlyMap<string, string> {
  const entries = extractSurfaces(emitDeclarations(repo));
  const calls = new RestCalls(repo);
  const texts: (readonly [string, string])[] = [
    ...[...entries].map(([name, surface]) => [name, reportOf(name, surface)] as const),
    ...contractNames.map((name) => [name, plainReport(`Agreement ${name}`, agreementSurface(name, entries))] as const),
    ...areaNames.map((area) => {
      const surface = `Calls below jetpack/v4:\n${calls.ofArea(area).join('\n')}\n`;
      return [`rest/${area}`, plainReport(`REST calls of ${area}`, surface, { language: 'text' })] as const;
    }),
  ];
  return new Map(texts.map(([name, text]) => [reportFile(name), text]));
}

/** Returns the reports in the repository: file → text. */
export function writtenReports(repo: string): ReadonlyMap<string, string> {
  const names = existsSync(join(repo, reportFolder)) ? readdirSync(join(repo, reportFolder)) : [];
  const files = names.filter((name) => name.endsWith(reportEnding)).map((name) => join(reportFolder, name));
  return new Map(files.map((file) => [file, readFileSync(join(repo, file), 'utf8')]));
}

/** Replaces the reports in the repository. */
export function writeReports(repo: string, reports: ReadonlyMap<string, string>): void {
  for (const file of writtenReports(repo).keys()) if (!reports.has(file)) rmSync(join(repo, file));
  mkdirSync(join(repo, reportFolder), { recursive: true });
  for (const [file, text] of reports) writeFileSync(join(repo, file), text);
}
