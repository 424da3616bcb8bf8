import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Check, Finding } from './check';

const place = v.object({ name: v.string(), line: v.optional(v.number(), 1) });
const answerSchema = v.object({
  issues: v.array(v.objectWithRest({ file: v.string() }, v.union([v.array(place), v.string()]))),
});

/** Words for the kinds of knip's findings. */
const kinds: Readonly<Record<string, string>> = {
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
  readonly project: string;
  readonly folder: string;
  readonly flags: readonly string[];
  /** Put behind each finding. */
  readonly except: string;
}

/**
 * Runs knip once.
 * @throws Error with its words when it does not come to an end
 */
function findings({ project, folder, flags, except }: Run): Finding[] {
  const { stdout, stderr, status } = spawnSync(
    join(project, 'node_modules/.bin/knip'),
    ['--reporter', 'json', '--no-progress', ...flags],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (!stdout.startsWith('{')) throw new Error(`knip failed:\n${stderr}${stdout}`);
  const { issues } = v.parse(answerSchema, JSON.parse(stdout));
  if (issues.length === 0 && status !== 0)
    return [{ path: 'knip.config.js', line: 1, what: `stopped by a hint: npx knip ${flags.join(' ')}` }];
  return issues.flatMap(({ file, ...found }) =>
    Object.entries(found).flatMap(([kind, list]) =>
      // Who owns a file, by CODEOWNERS, is no finding.
      typeof list === 'string' || kind === 'owners'
        ? []
        : list.map(({ name, line }) => ({
            path: file,
            line,
            what: `${kinds[kind] ?? kind} ${kind === 'files' ? '' : name}`.trim() + except,
          })),
    ),
  );
}

/**
 * No file, export or dependency is unused, or used by tests only. knip finds them; knip.config.js says where it starts.
 * @param project where knip is
 * @param folder what is looked at, with its knip.config.js
 */
export const deadCode = (project: string, folder = project): Check => ({
  rule: 'dead-code',
  instead:
    'Delete it. An export that a requirement wants the client to offer has the tag @clientOnly until a screen uses it.',
  run() {
    const everywhere = findings({ project, folder, flags: ['--no-tag-hints'], except: '' });
    const known = new Set(everywhere.map(({ path, line }) => `${path}:${line}`));
    const inProduction = findings({ project, folder, flags: ['--production'], except: ', except by tests' });
    return [...everywhere, ...inProduction.filter(({ path, line }) => !known.has(`${path}:${line}`))];
  },
});
