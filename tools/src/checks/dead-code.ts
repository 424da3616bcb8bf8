import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Check, Finding } from '../common/check';

const issueSchema = v.object({ name: v.string(), line: v.optional(v.number(), 1) });
/** Output of knip: the fields that we read. */
const outputSchema = v.object({
  issues: v.array(v.objectWithRest({ file: v.string() }, v.union([v.array(issueSchema), v.string()]))),
});

/** Texts for knip's kinds of issues. */
const kindTexts: Readonly<Record<string, string>> = {
  files: 'unused file',
  exports: 'unused export',
  nsExports: 'unused export',
  types: 'unused exported type',
  nsTypes: 'unused exported type',
  dependencies: 'unused dependency',
  devDependencies: 'unused dependency',
  unlisted: 'package.json does not name the dependency',
  unresolved: 'cannot find',
  binaries: 'package.json does not name the program',
  duplicates: 'exported twice:',
};

interface Run {
  /** Folder where knip is installed. */
  readonly project: string;
  /** Folder to check. */
  readonly folder: string;
  readonly flags: readonly string[];
  /** Text at the end of each finding. */
  readonly suffix: string;
}

/**
 * Runs knip once.
 * @throws Error with knip's message when it fails
 */
function findings({ project, folder, flags, suffix }: Run): Finding[] {
  const { stdout, stderr, status } = spawnSync(
    join(project, 'node_modules/.bin/knip'),
    ['--reporter', 'json', '--no-progress', ...flags],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (!stdout.startsWith('{')) throw new Error(`knip failed:\n${stderr}${stdout}`);
  const { issues } = v.parse(outputSchema, JSON.parse(stdout));
  if (issues.length === 0 && status !== 0)
    return [{ path: 'knip.config.js', line: 1, problem: `knip has a hint: run npx knip ${flags.join(' ')}` }];
  return issues.flatMap(({ file, ...issuesByKind }) =>
    Object.entries(issuesByKind).flatMap(([kind, list]) =>
      // CODEOWNERS entries are not findings.
      typeof list === 'string' || kind === 'owners'
        ? []
        : list.map(({ name, line }) => ({
            path: file,
            line,
            problem: `${kindTexts[kind] ?? kind} ${kind === 'files' ? '' : name}`.trim() + suffix,
          })),
    ),
  );
}

/**
 * Checks with knip that every file, export and dependency is used outside of tests. knip.config.js names the files that knip
 * starts from.
 * @param project folder where knip is installed
 * @param folder the folder to check, with its knip.config.js
 */
export const deadCode = (project: string, folder = project): Check => ({
  rule: 'dead-code',
  advice: 'Delete the unused code. If a requirement names the export, tag it @clientOnly until a screen uses it.',
  run() {
    const everywhere = findings({ project, folder, flags: ['--no-tag-hints'], suffix: '' });
    const foundEverywhere = new Set(everywhere.map(({ path, line }) => `${path}:${line}`));
    const inProduction = findings({ project, folder, flags: ['--production'], suffix: ', except by tests' });
    return [...everywhere, ...inProduction.filter(({ path, line }) => !foundEverywhere.has(`${path}:${line}`))];
  },
});
