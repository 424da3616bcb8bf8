import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { start } from '../server/start';
import { readOptions } from './options';
import { UsageError } from './usage-error';

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-cli-'));
const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
  rmSync(folder, { recursive: true, force: true });
});

const data = join(folder, 'data');
mkdirSync(join(folder, 'build/set'), { recursive: true });

/** Runs `main.ts` with these arguments. */
function runSite(...args: string[]) {
  const main = join(__dirname, '../main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], { cwd: join(__dirname, '../../..') });
  stops.push(() => child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    nextLine: async () => String((await lines.next()).value),
    errors: text(child.stderr),
    ended: once(child, 'exit').then(([code]) => code),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}

/** Waits until a site prints its address, and returns its origin. */
const originOf = async ({ nextLine }: ReturnType<typeof runSite>) =>
  new URL((await nextLine()).replace('Ready: ', '')).origin;
const connection = async (origin: string) => (await fetch(`${origin}/wp-json/jetpack/v4/connection`)).json();

test('a site refuses another process on its port, stops quickly, and starts again with its data', async () => {
  const first = runSite('--port', '0', '--data', data, '--scenario', 'free');
  const origin = await originOf(first);
  const { port, hostname } = new URL(origin);
  expect(hostname).toBe('127.0.0.1');
  expect(await first.nextLine()).toContain('admin, admin2, editor, author, subscriber');
  expect(await connection(origin)).toMatchObject({ isActive: true });
  const onSamePort = runSite('--port', port, '--provider-port', '0', '--data', join(folder, 'other'));
  expect(await onSamePort.ended).toBe(1);
  expect(await onSamePort.errors).toContain(`Port ${port} on 127.0.0.1 is in use`);
  first.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const inThisProcess = (...args: string[]) =>
    start(readOptions(['--port', '0', '--data', data, ...args], {}, folder), folder);
  await expect(inThisProcess('--scenario', 'free')).rejects.toThrow('--reset');
  const restarted = runSite('--port', '0', '--data', data);
  expect(await connection(await originOf(restarted))).toMatchObject({ isActive: true });
  restarted.kill('SIGINT');
  expect(await restarted.ended).toBe(0);
  const reset = await inThisProcess('--scenario', 'not-connected', '--reset');
  expect(await connection(reset.site.urls.site)).toMatchObject({ isActive: false });
  await reset.close();
});

test.each([
  [['--scenario', 'nonsense'], '--scenario must be one of not-connected, free, '],
  [['--data', join(folder, 'a-file', 'below')], "Couldn't write to"],
  [['--data', '/proc/no/folder'], "Couldn't write to"],
  [['--chaos', '500 GET site now'], '--chaos takes "kind'],
  [['--override-origin', "https://a.example 'unsafe-eval'"], '--override-origin'],
  [['--lang', '<b>'], '--lang'],
  [['--port', '70000'], '--port'],
  [['--workers', '0'], '--workers'],
  [['--jetpack', '12'], '--jetpack'],
  [['extra'], 'extra'],
])('the options %j are refused with a message that names the mistake', async (args, message) => {
  writeFileSync(join(folder, 'a-file'), '');
  const started = async () => start(readOptions(['--port', '0', ...args], {}, folder), folder);
  await expect(started()).rejects.toThrow(message);
  await expect(started()).rejects.toBeInstanceOf(UsageError);
});

test.each<[string[], object, Record<string, string>?]>([
  [[], { port: 8400, providerPort: 8401, data: '/repo/data', set: '/repo/build/set' }],
  [[], { port: 9000, providerPort: 9001 }, { PORT: '9000' }],
  [['--chaos', 'slow 300'], { chaos: [{ kind: 'slow', ms: 300, method: '*', path: '*', times: null }] }],
  [
    ['--chaos', '500 POST settings'],
    { chaos: [{ kind: '500', ms: 1000, method: 'POST', path: 'settings', times: null }] },
  ],
  [['--override-origin', 'https://next.example/'], { overrideOrigins: ['https://next.example'] }],
])('the options %j are read as %j', (args, expected, env = {}) => {
  expect(readOptions(args, env, '/repo')).toMatchObject(expected);
});
