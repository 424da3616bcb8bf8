import { run, seconds } from './run.mjs';

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {string} time
 * @property {import('./test-results.mjs').Count} count
 */

/**
 * Runs parts one after the other, whatever becomes of each. What a part says is shown when it failed.
 * @param {readonly import('./test-parts.mjs').Part[]} parts
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, print?: (text: string) => void }} options
 * @returns {Promise<Outcome[]>}
 */
export async function runParts(parts, { cwd, env, print = (text) => process.stdout.write(text) }) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const { name, command, minutes, needs, count } of parts) {
    print(`${name} … `);
    const since = performance.now();
    if (outcomes.some((outcome) => outcome.name === needs && outcome.count.failed > 0)) {
      outcomes.push({ name, time: '–', count: { passed: 0, failed: 1, remark: `not run: ${needs} failed` } });
      print(`not run, because ${needs} failed\n`);
      continue;
    }
    const { ok, output, reason } = await run(command, { cwd, env, minutes });
    const counted = count?.(ok) ?? (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    const failed = counted.failed > 0;
    outcomes.push({ name, time: seconds(since), count: counted });
    print(`${failed ? `FAILED (${reason ?? `${counted.failed} failed`})` : 'passed'}, ${seconds(since)}\n`);
    if (failed) print(`\n${output.trimEnd()}\n\n`);
  }
  return outcomes;
}

/**
 * The table at the end; its last line is the sum.
 * @param {readonly Outcome[]} outcomes
 */
export function summary(outcomes) {
  const lines = outcomes.map(({ name, time, count: { passed, failed, remark } }) =>
    [
      name.padEnd(12),
      time.padStart(9),
      `${passed} passed`.padStart(13),
      `${failed} failed`.padStart(11),
      remark ? `  ${remark}` : '',
    ]
      .join('')
      .trimEnd(),
  );
  const sum = (/** @type {'passed' | 'failed'} */ key) => outcomes.reduce((total, { count }) => total + count[key], 0);
  return `\n${lines.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed\n`;
}
