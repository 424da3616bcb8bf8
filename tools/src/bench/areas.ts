import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repo } from '../build/repo';
import { launch, visitor } from './browser';
import { limits as allLimits } from './limits';
import { requireSet } from './set-problem';
import { signIn, startSite } from './site';

/**
 * `npm run bench:areas`: measures how long a deploy of a built area takes and, on a processor slowed down four times, how
 * long a loaded area takes to mount and unmount. Writes docs/bench-areas.md. Figures, not tests.
 */
const runs = 9;
const limits = allLimits.areas;

/** The part of each area that fills the screen. */
const parts = [
  'mf-dashboard/at-a-glance',
  'mf-settings/security',
  'mf-recommendations/recommendations',
  'mf-connection/connections-card',
  'mf-licensing/activation',
] as const;

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Runs a deploy command as a pipeline does. @returns its time in ms, including the start of its process */
async function deployed(unit: string, to: string): Promise<number> {
  const line = ['--import', 'tsx', 'tools/src/deploy/main.ts', 'deploy', unit, '--from', 'build/set', '--to', to];
  const since = performance.now();
  const child = spawn(process.execPath, line, { cwd: repo, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The deploy of ${unit} ended with ${code}.`);
  return performance.now() - since;
}

async function deployTimes(): Promise<Map<string, number>> {
  const times = new Map<string, number[]>();
  for (let run = 0; run < 3; run += 1) {
    const to = mkdtempSync(join(tmpdir(), 'flightdeck-bench-set-'));
    await deployed('root-config', to);
    for (const part of parts) {
      const area = part.replace(/\/.*/, '');
      times.set(area, [...(times.get(area) ?? []), await deployed(area, to)]);
    }
    rmSync(to, { recursive: true, force: true });
  }
  return new Map([...times].map(([area, all]) => [area, median(all)]));
}

interface Stay {
  readonly mount: number;
  /** Resolves after the next frame is painted. */
  readonly painted: number;
  readonly unmount: number;
}

/** Mounts a loaded part, waits until it is visible, and unmounts it after a moment. */
const stay = (page: Page, part: string): Promise<Stay> =>
  page.evaluate(async (name) => {
    const loader = Reflect.get(globalThis, Symbol.for('flightdeck.loader.1'));
    const { part: loaded, failure } = await loader.load(name);
    if (failure) throw failure;
    const place = document.createElement('div');
    document.querySelector('#fd-outlet')?.append(place);
    const onFailure = (error: unknown) => console.error(error);
    const props = { domElement: place, part: name, route: { path: '/', query: {} }, onFailure };
    const since = performance.now();
    const mounted = loader.mountParcel(loaded, props);
    await mounted.mountPromise;
    const mount = performance.now() - since;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const painted = performance.now() - since;
    await new Promise((resolve) => setTimeout(resolve, 400));
    const until = performance.now();
    await mounted.unmount();
    const unmount = performance.now() - until;
    place.remove();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { mount, painted, unmount };
  }, part);

async function stayTimes(): Promise<Map<string, Stay>> {
  const [site, browser] = await Promise.all([startSite(), launch()]);
  try {
    const context = await visitor(browser);
    await signIn(context, site.origin);
    const page = await context.newPage();
    await page.goto(`${site.origin}/wp-admin/admin.php?page=flightdeck#/status`);
    await page.getByRole('heading', { name: 'Status' }).waitFor();
    const cdp = await context.newCDPSession(page);
    const found = new Map<string, Stay>();
    for (const part of parts) {
      await stay(page, part);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const all: Stay[] = [];
      for (let run = 0; run < runs; run += 1) all.push(await stay(page, part));
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      found.set(part, {
        mount: median(all.map(({ mount }) => mount)),
        painted: median(all.map(({ painted }) => painted)),
        unmount: median(all.map(({ unmount }) => unmount)),
      });
    }
    return found;
  } finally {
    await browser.close();
    await site.stop();
  }
}

requireSet();
const load = loadavg()[0] ?? 0;
const deploys = await deployTimes();
const stays = await stayTimes();
const ms = (value: number, limit: number) =>
  value > limit ? `**${Math.round(value)} ms**` : `${Math.round(value)} ms`;
const report = `# Areas: deploy, mount and unmount

Made by \`npm run bench:areas\`; not edited by hand. ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}, load
average ${load.toFixed(1)} before it. Figures over their limit are bold.

Deploy: a built area into a folder, including the start of the command; limit ${limits.deploy / 1000} s, median of 3. Mount and unmount: of a part whose files
are loaded, on a processor slowed down four times, from the call until it is drawn or removed; limit ${limits.mount} ms, median of ${runs}.
Painted: until the next frame is painted, including the wait for that frame and all other work in it.

| Area | Deploy | Part | Mount at 4x | … painted | Unmount at 4x |
|---|---|---|---|---|---|
${[...stays]
  .map(([part, { mount, painted, unmount }]) => {
    const area = part.replace(/\/.*/, '');
    return `| ${area} | ${ms(deploys.get(area) ?? 0, limits.deploy)} | ${part.slice(area.length + 1)} | ${ms(mount, limits.mount)} | ${Math.round(painted)} ms | ${ms(unmount, limits.mount)} |`;
  })
  .join('\n')}
`;
writeFileSync(join(repo, 'docs/bench-areas.md'), report);
console.log(report);
