import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryEntry } from '@flightdeck/shared/contracts/releases';
import { DevEntryFile } from './dev-entry-file';
import { freePort, portOf } from './free-port';

test('reads the port, and refuses invalid ports', () => {
  expect([portOf('9000', 8410), portOf(undefined, 8410)]).toEqual([9000, 8410]);
  for (const invalid of ['x', '0', '1.5', '65001'])
    expect(() => portOf(invalid, 8410)).toThrow('--port must be a number from 1 to 65000');
});

test('skips a port in use', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  expect(await freePort(address.port)).toBeGreaterThan(address.port);
  await new Promise((resolve) => server.close(resolve));
});

const entry = (origin: string): RegistryEntry => ({
  base: 'mf-dashboard/development/',
  version: '1',
  files: {},
  entry: 'remote.js',
  container: 'c',
  manifest: { name: 'mf-dashboard', parts: {}, widgets: [], needs: {} },
  chunks: {},
  origin,
});

test('a server removes the entry file of its area, unless another server has replaced the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-dev-'));
  const path = join(folder, 'dev', 'mf-dashboard.json');
  const file = new DevEntryFile(path);
  // Removing a file that was never written does nothing.
  file.remove();
  expect(file.write(entry('http://127.0.0.1:1/'))).toBe(true);
  expect(file.write(entry('http://127.0.0.1:1/'))).toBe(false);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ entry: { origin: 'http://127.0.0.1:1/' } });

  // Another server has replaced the file.
  new DevEntryFile(path).write(entry('http://127.0.0.1:2/'));
  file.remove();
  expect(existsSync(path)).toBe(true);

  // The file has the server's own entry again.
  writeFileSync(path, `${JSON.stringify({ entry: entry('http://127.0.0.1:1/') }, null, 1)}\n`);
  file.remove();
  expect(existsSync(path)).toBe(false);
  rmSync(folder, { recursive: true });
});
