import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Check, Finding } from '../common/check';
import { sourceFiles } from '../common/source-files';

/** Output of dependency-cruiser: the fields that we read. */
const outputSchema = v.object({
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
type Output = v.InferOutput<typeof outputSchema>;

/** Runs dependency-cruiser with our configuration. @throws Error with its message when it fails */
function cruise(project: string, folder: string): Output {
  const topFolders = ['root-config', 'shared', 'site', 'tools', 'wordpress'].filter((name) =>
    existsSync(join(folder, name)),
  );
  const { stdout, stderr } = spawnSync(
    join(project, 'node_modules/.bin/depcruise'),
    ['--config', join(project, '.dependency-cruiser.mjs'), '--output-type', 'json', 'mf-*', ...topFolders],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser failed:\n${stderr}${stdout}`);
  return v.parse(outputSchema, JSON.parse(stdout));
}

function findings({ modules, summary: { violations, ruleSetUsed } }: Output, folder: string): Finding[] {
  const textByPath = new Map(violations.length === 0 ? [] : sourceFiles(folder).map(({ path, text }) => [path, text]));
  const seen = new Set<string>();
  return violations.flatMap(({ from, to, rule }) => {
    const { dependencies = [] } = modules.find(({ source }) => source === from) ?? {};
    const specifier = dependencies.find(({ resolved }) => resolved === to)?.module ?? to;
    const line = (textByPath.get(from) ?? '').split(`'${specifier}'`)[0]?.split('\n').length ?? 1;
    const comment = ruleSetUsed.forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
    const problem = `imports '${specifier}' (${rule.name}). ${comment}`;
    // dependency-cruiser can report an import twice: for its values and for its types.
    const key = `${from} ${problem}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ path: from, line, problem }];
  });
}

/**
 * Checks with dependency-cruiser that imports follow the rules for areas, layers and file roles.
 * @param project folder with our configuration and dependency-cruiser
 * @param folder the folder to check
 */
export const importRules = (project: string, folder = project): Check => ({
  rule: 'import-rules',
  advice: 'tools/import-rules/roles.mjs lists the imports that each role may have.',
  run: () => findings(cruise(project, folder), folder),
});
