import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Check, Finding } from '../common/check';
import { sourceFiles } from '../common/source-files';

const answerSchema = v.object({
  modules: v.array(
    v.object({
      source: v.string(),
      dependencies: v.array(v.object({ module: v.string(), resolved: v.string() })),
    }),
  ),
  summary: v.object({
    violations: v.array(v.object({ from: v.string(), to: v.string(), rule: v.object({ name: v.string() }) })),
    ruleSetUsed: v.object({ forbidden: v.array(v.object({ name: v.string(), comment: v.string() })) }),
  }),
});
type Answer = v.InferOutput<typeof answerSchema>;

/** Runs dependency-cruiser with our configuration. @throws Error with its message when it fails */
function cruise(project: string, folder: string): Answer {
  const roots = ['root-config', 'shared', 'site', 'tools', 'wordpress'].filter((name) =>
    existsSync(join(folder, name)),
  );
  const { stdout, stderr } = spawnSync(
    join(project, 'node_modules/.bin/depcruise'),
    ['--config', join(project, '.dependency-cruiser.mjs'), '--output-type', 'json', 'mf-*', ...roots],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser failed:\n${stderr}${stdout}`);
  return v.parse(answerSchema, JSON.parse(stdout));
}

function findings({ modules, summary: { violations, ruleSetUsed } }: Answer, folder: string): Finding[] {
  const texts = new Map(violations.length === 0 ? [] : sourceFiles(folder).map(({ path, text }) => [path, text]));
  const seen = new Set<string>();
  return violations.flatMap(({ from, to, rule }) => {
    const module = modules.find(({ source }) => source === from)?.dependencies.find(({ resolved }) => resolved === to);
    const written = module?.module ?? to;
    const line = (texts.get(from) ?? '').split(`'${written}'`)[0]?.split('\n').length ?? 1;
    const comment = ruleSetUsed.forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
    const what = `imports '${written}' (${rule.name}). ${comment}`;
    // A rule can appear twice: for values and for types.
    const key = `${from} ${what}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ path: from, line, what }];
  });
}

/**
 * Imports follow the rules for areas, layers and file roles. dependency-cruiser checks them.
 * @param project folder with our configuration and dependency-cruiser
 * @param folder the folder to check
 */
export const importRules = (project: string, folder = project): Check => ({
  rule: 'import-rules',
  advice: 'Roles, and what each may import, are in tools/import-rules/roles.mjs.',
  run: () => findings(cruise(project, folder), folder),
});
