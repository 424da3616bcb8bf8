import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type SourceFile, sourceFiles } from '../source-files';
import { type Mutant, mutantsOf } from './mutants';

/**
 * `npm run mutate -- <folder or file>…`: makes small changes to a rule, one after the other, runs the rule tests that depend
 * on it, and prints each change that no test noticed. Exits with 1 when tests noticed fewer than 95 %.
 */
const repo = join(import.meta.dirname, '../../..');
const isRule = /^(?!.*(\.test|\.d|\.test-data|-under-test|\.resource|\.store)\.ts$).*\.ts$/;

const files = process.argv.slice(2).flatMap((given) => {
  const path = relative(repo, join(process.cwd(), given)).replaceAll('\\', '/');
  if (!statSync(path).isDirectory()) return [{ path, text: readFileSync(join(repo, path), 'utf8') }];
  return sourceFiles(repo, path).filter((file) => isRule.test(file.path));
});

const outOfTime = 'the time limit';
let jest: ChildProcess | undefined;
let changed: SourceFile | undefined;
function restore() {
  if (changed) writeFileSync(join(repo, changed.path), changed.text);
  changed = undefined;
}
process.on('exit', () => {
  restore();
  jest?.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

/** Starts Jest, which then waits for the names of mutated files. */
async function startJest(): Promise<ChildProcess> {
  const config = join(import.meta.dirname, 'jest.config.mjs');
  const related = files.map(({ path }) => join(repo, path));
  const args = ['--config', config, '--runInBand', '--silent', '--findRelatedTests', ...related];
  const started = fork(join(repo, 'node_modules/jest/bin/jest.js'), args, { cwd: repo, stdio: 'ignore' });
  const answer = await Promise.race([once(started, 'message'), once(started, 'exit')]);
  if (!answer[0]?.isReady) throw new Error('No rule test depends on these files.');
  return started;
}

/** Returns the test that fails with the present file, or null. An endless loop fails at the time limit (ms). */
async function failingTest(file: SourceFile, timeLimit: number): Promise<string | null> {
  jest ??= await startJest();
  const signal = AbortSignal.timeout(timeLimit);
  const answered = once(jest, 'message', { signal });
  jest.send(join(repo, file.path));
  try {
    const [{ failed }] = await answered;
    return failed;
  } catch {
    jest.kill('SIGKILL');
    jest = undefined;
    return outOfTime;
  }
}

/** Returns the test that fails with a mutant in place of the file, or null. */
async function failingTestOf(mutant: Mutant, file: SourceFile, timeLimit: number): Promise<string | null> {
  changed = file;
  writeFileSync(join(repo, file.path), mutant.text);
  const failed = await failingTest(file, timeLimit);
  restore();
  return failed;
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const [first] = files;
if (!first) throw new Error('Name a folder or file: npm run mutate -- shared/model/plans');
const started = performance.now();
const broken = await failingTest(first, 300_000);
if (broken !== null) throw new Error(`Without any change: ${broken}`);
const timeLimit = Math.round(10_000 + 4 * (performance.now() - started));

let killed = 0;
let endless = 0;
let all = 0;
for (const file of files) {
  for (const mutant of mutantsOf(file)) {
    all += 1;
    const failed = await failingTestOf(mutant, file, timeLimit);
    if (failed === outOfTime) endless += 1;
    if (failed !== null) killed += 1;
    if (failed !== null && failed !== outOfTime) continue;
    const change = `${inOneLine(mutant.before)}  →  ${inOneLine(mutant.after)}`;
    console.log(`${file.path}:${mutant.line}  ${change}${failed === outOfTime ? '  (time limit)' : ''}`);
  }
}
const share = (100 * killed) / Math.max(1, all);
console.log(`${killed} of ${all} mutants killed (${share.toFixed(1)} %), ${endless} of them by the time limit`);
process.exit(share < 95 ? 1 : 0);
