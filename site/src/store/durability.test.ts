import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printedUrl, runSite } from '../testing/site-process';
import { TestClient } from '../testing/test-client';
import { openStore } from './store';

/** Number of rounds, and the number of confirmed writes below which each round kills the site. */
const [rounds, maxWrites] = process.env.FLIGHTDECK_LONG ? [20, 1000] : [2, 80];
const folder = mkdtempSync(join(tmpdir(), 'flightdeck-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
jest.setTimeout(60_000 + rounds * 60_000);

/** Names of settings that are incremented concurrently, each by one loop of requests. */
const names = ['highlander_comment_form_prompt', 'google_analytics_tracking_id', 'jetpack_waf_ip_block_list'];

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
    const site = runSite('--port', '0', '--data', folder);
    await site.ready;
    const client = new TestClient(printedUrl(site).origin);
    await client.logIn('admin');
    // Kill the site after a different number of confirmed writes in each round, at least 20. The prime factor spreads the numbers.
    const killAt = writes + 20 + ((round * 7919) % (maxWrites - 20));
    await Promise.all(
      names.map((name) =>
        countUp(client, name, (lastConfirmed.get(name) ?? 0) + 1, (value) => {
          lastConfirmed.set(name, value);
          writes += 1;
          // The other loops have sent requests that are not answered yet.
          if (writes >= killAt) site.child.kill('SIGKILL');
        }),
      ),
    );
    expect((await site.ended)[1]).toBe('SIGKILL');
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
