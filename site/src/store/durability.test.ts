import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestClient } from '../testing/test-client';
import { openStore } from './store';

/** Number of rounds, and the number of confirmed writes below which each round kills the site. */
const [rounds, maxWrites] = process.env.FLIGHTDECK_LONG ? [20, 1000] : [2, 80];
const folder = mkdtempSync(join(tmpdir(), 'flightdeck-killed-'));
let child: ChildProcess | undefined;
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
jest.setTimeout(60_000 + rounds * 60_000);

/** Names of settings that are incremented concurrently, each by one loop of requests. */
const names = ['highlander_comment_form_prompt', 'google_analytics_tracking_id', 'jetpack_waf_ip_block_list'];

/** Starts the site in another process. Returns its origin, and a promise for the end of the process. */
async function startSite(): Promise<{ origin: string; ending: Promise<unknown[]> }> {
  const args = ['--import', 'tsx', join(__dirname, '../main.ts'), '--port', '0', '--data', folder];
  const started = spawn(process.execPath, args, { cwd: join(__dirname, '../../..') });
  child = started;
  const ending = once(started, 'exit');
  let output = '';
  return new Promise((resolve, reject) => {
    started.stdout.on('data', (chunk) => {
      output += String(chunk);
      const address = /Ready: (\S+)/.exec(output)?.[1];
      if (address && output.includes('Log in as')) resolve({ origin: new URL(address).origin, ending });
    });
    ending.then(([code]) => reject(new Error(`The site ended with ${code}.`)), reject);
  });
}

/** Increments a setting until the site stops responding. Calls `onConfirmed` with each number whose write was confirmed. */
async function countUp(
  client: TestClient,
  name: string,
  from: number,
  onConfirmed: (value: number) => void,
): Promise<void> {
  for (let value = from; ; value += 1) {
    const reply = await client.post('settings', { [name]: String(value) }).catch(() => undefined);
    if (reply?.status !== 200) return;
    onConfirmed(value);
  }
}

test('after the site is killed while requests are pending, the store opens again and has every confirmed write', async () => {
  const lastConfirmed = new Map(names.map((name) => [name, 0]));
  let writes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { origin, ending } = await startSite();
    const client = new TestClient(origin);
    await client.logIn('admin');
    // Kill the site after a different number of confirmed writes in each round, at least 20. The prime factor spreads the numbers.
    const killAt = writes + 20 + ((round * 7919) % (maxWrites - 20));
    await Promise.all(
      names.map((name) =>
        countUp(client, name, (lastConfirmed.get(name) ?? 0) + 1, (value) => {
          lastConfirmed.set(name, value);
          writes += 1;
          // The other loops have sent requests that are not answered yet.
          if (writes >= killAt) child?.kill('SIGKILL');
        }),
      ),
    );
    expect((await ending)[1]).toBe('SIGKILL');
    const stored = openStore(join(folder, 'site.json')).state.settings;
    for (const name of names) {
      const confirmed = lastConfirmed.get(name) ?? 0;
      // The final write was interrupted before it was confirmed, and may be stored or not.
      expect([confirmed, confirmed + 1]).toContain(Number(stored[name] ?? 0));
      // The next round continues after the stored number.
      lastConfirmed.set(name, Number(stored[name] ?? 0));
    }
  }
  expect(writes).toBeGreaterThanOrEqual(rounds * 20);
});
