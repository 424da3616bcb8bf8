import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '../server/start';
import { printedUrl, runSite } from '../testing/site-process';
import { readOptions } from './options';
import { UsageError } from './usage-error';

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const data = join(folder, 'data');

test('a site refuses another process on its port, stops quickly, and starts again with its data', async () => {
  const first = runSite('--port', '0', '--data', data, '--scenario', 'free');
  await first.ready;
  const [readyLine, loginLine] = first.out().split('\n');
  expect(readyLine).toMatch(/^Ready: http:\/\/127\.0\.0\.1:\d+\/wp-admin\/admin\.php\?page=flightdeck$/);
  expect(loginLine).toContain('admin, admin2, editor, author, subscriber');
  const site = printedUrl(first);
  expect(await (await fetch(`${site.origin}/wp-json/jetpack/v4/connection`)).json()).toMatchObject({ isActive: true });
  const onSamePort = runSite('--port', site.port, '--provider-port', '0', '--data', join(folder, 'other'));
  expect((await onSamePort.ended)[0]).toBe(1);
  expect(onSamePort.err()).toContain(`Port ${site.port} on 127.0.0.1 is in use`);
  first.child.kill('SIGTERM');
  expect((await first.ended)[0]).toBe(0);
  const withScenario = runSite('--port', '0', '--data', data, '--scenario', 'free');
  expect((await withScenario.ended)[0]).toBe(1);
  expect(withScenario.err()).toContain('--reset');
  // The port of the first process is free again.
  const restarted = runSite('--port', site.port, '--provider-port', '0', '--data', data);
  await restarted.ready;
  expect(restarted.out()).toContain(`:${site.port}/`);
  expect(await (await fetch(`${site.origin}/wp-json/jetpack/v4/connection`)).json()).toMatchObject({ isActive: true });
  restarted.child.kill('SIGKILL');
  await restarted.ended;
  const reset = runSite('--port', '0', '--data', data, '--scenario', 'not-connected', '--reset');
  await reset.ready;
  const { origin } = printedUrl(reset);
  expect(await (await fetch(`${origin}/wp-json/jetpack/v4/connection`)).json()).toMatchObject({ isActive: false });
  reset.child.kill('SIGINT');
  expect((await reset.ended)[0]).toBe(0);
});

test.each([
  [['--scenario', 'nonsense'], '--scenario must be one of not-connected, free, '],
  [['--data', join(folder, 'a-file', 'below')], "Couldn't write to"],
  [['--data', '/proc/no/folder'], "Couldn't write to"],
])('the options %j are refused with a message that names the mistake', async (args, text) => {
  writeFileSync(join(folder, 'a-file'), '');
  const started = async () => start(readOptions(['--port', '0', ...args], {}, folder), folder);
  await expect(started()).rejects.toThrow(text);
  await expect(started()).rejects.toBeInstanceOf(UsageError);
});

test('options are read from the command line, missing ones have defaults, and invalid values are refused', () => {
  const read = (args: string[], env = {}) => readOptions(args, env, '/repo');
  expect(read([])).toMatchObject({
    port: 8400,
    providerPort: 8401,
    data: '/repo/data',
    set: '/repo/build/set',
  });
  expect(read([], { PORT: '9000' })).toMatchObject({ port: 9000, providerPort: 9001 });
  expect(read(['--chaos', 'slow 300', '--chaos', '500 POST settings']).chaos).toEqual([
    { kind: 'slow', ms: 300, method: '*', path: '*', times: null },
    { kind: '500', ms: 1000, method: 'POST', path: 'settings', times: null },
  ]);
  expect(() => read(['--chaos', '500 GET site now'])).toThrow('--chaos takes "kind');
  const origins = ['--override-origin', 'https://next.example/', '--override-origin', 'http://127.0.0.1:9000'];
  expect(read(origins).overrideOrigins).toEqual(['https://next.example', 'http://127.0.0.1:9000']);
  for (const [option, value] of [
    ['--override-origin', "https://a.example 'unsafe-eval'"],
    ['--lang', '<b>'],
    ['--port', '70000'],
    ['--workers', '0'],
    ['--jetpack', '12'],
  ] as const) {
    expect(() => read([option, value])).toThrow(option);
  }
  expect(() => read(['extra'])).toThrow('extra');
});
