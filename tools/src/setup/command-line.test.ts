import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repo } from '../common/repo';

/** An empty folder, in which the programs run. */
const folder = mkdtempSync(join(tmpdir(), 'flightdeck-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** How a program ended, and what it printed. */
interface Result {
  readonly status: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

const start = (program: string, args: readonly string[], cwd: string) =>
  new Promise<Result>((resolve) => {
    execFile(program, args, { cwd }, (error, stdout, stderr) => resolve({ status: error?.code ?? 0, stdout, stderr }));
  });
const run = (program: string, option: string) =>
  start(process.execPath, ['--import', require.resolve('tsx'), join(repo, program), option], folder);
const runWithClosedOutput = (program: string, action: string) =>
  start(
    'bash',
    [
      '-c',
      `"$0" --import tsx "$1" ${action} | true; exit "\${PIPESTATUS[0]}"`,
      process.execPath,
      join(repo, 'tools', program),
    ],
    repo,
  );

// All programs start at once.
test.each(
  [
    ['npm run status', 'src/deploy/main.ts', 'status'],
    ['npm run languages -w tools -- status', 'src/languages/main.ts', 'status'],
  ].map(([name = '', program = '', action = '']) => [name, runWithClosedOutput(program, action)] as const),
)('%s prints no stack when the program that reads its output ends early', async (_name, ended) => {
  expect(await ended).toMatchObject({ status: 0, stderr: '' });
});

test.each(
  [
    ['npm run bench', 'tools/src/bench/main.ts'],
    ['npm run build', 'tools/src/build/main.ts'],
    ['npm run catalogue -w tools', 'tools/src/catalogue/main.ts'],
    ['npm run coverage', 'tools/src/coverage/main.ts'],
    ['npm start -w <area>', 'tools/src/dev/main.ts'],
    ['npm run languages -w tools', 'tools/src/languages/main.ts'],
    ['npm run release', 'tools/src/release/main.ts'],
    ['npm run bench -w wordpress', 'wordpress/src/bench/main.ts'],
    ['npm run wordpress:zip', 'wordpress/src/zip/main.ts'],
  ].map(([command = '', program = '']) => [command, run(program, '--help')] as const),
)('%s prints its help, and does nothing else', async (command, ended) => {
  const stdout = expect.stringMatching(new RegExp(`^${command} `));
  expect(await ended).toEqual({ status: 0, stdout, stderr: '' });
  expect(readdirSync(folder)).toEqual([]);
});

test.each(
  [
    ['npm start -w <area>', 'tools/src/dev/main.ts'],
    ['npm run languages -w tools', 'tools/src/languages/main.ts'],
  ].map(([command = '', program = '']) => [command, run(program, '--lnag')] as const),
)('%s names an unknown option, without a stack', async (command, ended) => {
  const { status, stderr } = await ended;
  expect(stderr).toMatch(new RegExp(`^Unknown option '--lnag'.*\n${command} `));
  expect(stderr).not.toContain('\n    at ');
  expect(status).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
});
