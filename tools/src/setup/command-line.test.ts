import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageJson from '../../../package.json';

const repo = join(__dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'flightdeck-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the program of an npm script in an empty folder. */
function run(script: keyof typeof packageJson.scripts, option: string) {
  const [program = ''] = /\S+main\.ts/.exec(packageJson.scripts[script]) ?? [];
  const tsx = require.resolve('tsx');
  return spawnSync(process.execPath, ['--import', tsx, join(repo, program), option], { cwd: folder, encoding: 'utf8' });
}

const commands = [
  'bench:wordpress',
  'budgets',
  'build',
  'catalogue',
  'checks',
  'coverage',
  'dev',
  'languages',
  'release',
  'wordpress:journeys',
  'wordpress:versions',
  'wordpress:zip',
] as const;

test.each([
  ['npm run status', 'src/deploy/main.ts', 'status'],
  ['npm run languages -- status', 'src/languages/main.ts', 'status'],
])('%s prints no stack when the program that reads its output ends early', (_name, program, action) => {
  const command = `"$0" --import tsx "$1" ${action} | true; exit "\${PIPESTATUS[0]}"`;
  const { status, stderr } = spawnSync('bash', ['-c', command, process.execPath, join(repo, 'tools', program)], {
    cwd: repo,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

test.each(commands)('%s prints its help, and does nothing else', (command) => {
  const { status, stdout, stderr } = run(command, '--help');
  expect(stderr).toBe('');
  expect(stdout).toMatch(new RegExp(`^npm run ${command} `));
  expect(status).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['dev', 'languages'] as const)('%s names an unknown option, without a stack', (command) => {
  const { status, stderr } = run(command, '--lnag');
  expect(stderr).toMatch(new RegExp(`^Unknown option '--lnag'.*\nnpm run ${command} `));
  expect(stderr).not.toContain('\n    at ');
  expect(status).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
});
