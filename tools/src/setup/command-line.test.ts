import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repo = join(__dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'flightdeck-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program in an empty folder. */
function run(program: string, option: string) {
  const tsx = require.resolve('tsx');
  return spawnSync(process.execPath, ['--import', tsx, join(repo, program), option], { cwd: folder, encoding: 'utf8' });
}

test.each([
  ['npm run status', 'src/deploy/main.ts', 'status'],
  ['npm run languages -w tools -- status', 'src/languages/main.ts', 'status'],
])('%s prints no stack when the program that reads its output ends early', (_name, program, action) => {
  const command = `"$0" --import tsx "$1" ${action} | true; exit "\${PIPESTATUS[0]}"`;
  const { status, stderr } = spawnSync('bash', ['-c', command, process.execPath, join(repo, 'tools', program)], {
    cwd: repo,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

test.each([
  ['npm run bench', 'tools/src/bench/main.ts'],
  ['npm run build', 'tools/src/build/main.ts'],
  ['npm run catalogue -w tools', 'tools/src/catalogue/main.ts'],
  ['npm run coverage', 'tools/src/coverage/main.ts'],
  ['npm start -w <area>', 'tools/src/dev/main.ts'],
  ['npm run languages -w tools', 'tools/src/languages/main.ts'],
  ['npm run release', 'tools/src/release/main.ts'],
  ['npm run bench -w wordpress', 'wordpress/src/bench/main.ts'],
  ['npm run wordpress:zip', 'wordpress/src/zip/main.ts'],
])('%s prints its help, and does nothing else', (command, program) => {
  const { status, stdout, stderr } = run(program, '--help');
  expect(stderr).toBe('');
  expect(stdout).toMatch(new RegExp(`^${command} `));
  expect(status).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['npm start -w <area>', 'tools/src/dev/main.ts'],
  ['npm run languages -w tools', 'tools/src/languages/main.ts'],
])('%s names an unknown option, without a stack', (command, program) => {
  const { status, stderr } = run(program, '--lnag');
  expect(stderr).toMatch(new RegExp(`^Unknown option '--lnag'.*\n${command} `));
  expect(stderr).not.toContain('\n    at ');
  expect(status).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
});
