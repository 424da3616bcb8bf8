import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { launch, visitor } from '../../../tools/src/bench/browser';
import { measureLoad, type Target } from '../../../tools/src/bench/load';
import { median } from '../../../tools/src/bench/statistics';
import { Host } from '../host/host';
import { partnerOf } from '../host/options';
import { ensurePackages } from '../host/packages';
import { type Measured, wordpressReport } from './report';

/**
 * `npm run bench:wordpress`: measures the time to the first card on a real WordPress, in turn for our dashboard and for the one
 * of the partner. Writes docs/bench-wordpress.md. Needs FLIGHTDECK_PLUGIN_DIR and FLIGHTDECK_PROVIDER.
 */
const repo = join(import.meta.dirname, '../../..');
const partner = partnerOf(process.env.FLIGHTDECK_PLUGIN_DIR, process.env.FLIGHTDECK_PROVIDER);
if (!partner?.provider) {
  console.error(
    'Set FLIGHTDECK_PLUGIN_DIR to the folder of Jetpack and FLIGHTDECK_PROVIDER to a plugin that answers for its provider.',
  );
  process.exit(2);
}

const runs = Number(process.argv[2] ?? 5);
const speeds = [1, 4] as const;
const target = (url: string, card: string): Target => ({
  url,
  marks: { card, item: card, items: 4 },
  fileOf: () => '',
});

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/wp-login.php`);
  await page.locator('#user_login').fill('admin');
  await page.locator('#user_pass').fill('admin');
  await page.locator('#wp-submit').click();
  await page.waitForURL(/wp-admin/);
  await page.close();
}

await ensurePackages();
const load = loadavg()[0] ?? 0;
const host = new Host(join(repo, 'data/bench-wordpress'), 8_571);
await host.start();
const browser = await launch();
try {
  const { url } = await host.site({ path: '/', plain: false, multisite: false, partner });
  const scenario = await fetch(`${url}/wp-json/lab/v1/scenario`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'free' }),
  });
  if (!scenario.ok) throw new Error(`The provider does not make the site connected and free: ${scenario.status}.`);
  const admin = `${url}/wp-admin/admin.php?page=`;
  const targets = {
    original: target(`${admin}jetpack#/dashboard`, '.jp-at-a-glance .jp-dash-item'),
    ours: target(`${admin}flightdeck#/dashboard`, '[data-testid="dash-card"]'),
  };
  const times: Record<keyof typeof targets, Record<1 | 4, number[]>> = {
    original: { 1: [], 4: [] },
    ours: { 1: [], 4: [] },
  };
  // In turn, so that other load on the machine slows down both. The first visit of each warms up the server.
  for (let run = 0; run <= runs; run += 1)
    for (const cpu of speeds)
      for (const name of ['original', 'ours'] as const) {
        const context = await visitor(browser);
        await signIn(context, url);
        const { cards } = await measureLoad(context, targets[name], cpu);
        if (run > 0) times[name][cpu].push(cards ?? Number.NaN);
        await context.close();
      }
  const measured: readonly Measured[] = speeds.map((cpu) => ({
    cpu,
    original: median(times.original[cpu]),
    ours: median(times.ours[cpu]),
  }));
  const report = wordpressReport({
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}`,
    load,
    runs,
    measured,
  });
  writeFileSync(join(repo, 'docs/bench-wordpress.md'), report);
  console.log(report);
} finally {
  await browser.close();
  await host.stop();
}
