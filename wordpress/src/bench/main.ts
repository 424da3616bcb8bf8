import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { launch, newVisitor } from '../../../tools/src/bench/browser';
import { pressSwitch } from '../../../tools/src/bench/press-switch';
import { logIn, requireSet } from '../../../tools/src/bench/site';
import { repo } from '../../../tools/src/common/repo';
import { commandLine } from '../../../tools/src/setup/command-line';
import { resolveJetpack } from '../server/options';
import { ensurePackages } from '../server/packages';
import { setScenario } from '../server/scenario';
import { WordPressServer } from '../server/server';
import { type ComparedPage, pages, type Round, tableRows } from './report';
import { type Conditions, visit } from './visit';

const help = `npm run bench -w wordpress -- [--runs N]   compares the speed of Flightdeck and Jetpack on a real WordPress

--runs  visits to each dashboard in each round, of which the report shows medians; default: 9

Writes docs/bench-wordpress.md.
FLIGHTDECK_PLUGIN_DIR: folder of Jetpack; FLIGHTDECK_PROVIDER: plugin that simulates WordPress.com;
FLIGHTDECK_WORDPRESS_DIR: folder of another WordPress than Debian's, which newer versions of Jetpack need`;

/** PHP of a plugin with a page that has only a heading. */
const emptyPage = `<?php
add_action( 'admin_menu', function () {
	add_menu_page( 'Empty', 'Empty', 'read', 'empty', function () { echo '<div class="wrap"><h1>Empty</h1></div>'; } );
} );
`;

const { values } = commandLine(help, { options: { runs: { type: 'string', default: '9' } } });
const runs = Math.max(1, Number.parseInt(values.runs, 10) || 9);
const jetpack = resolveJetpack(process.env.FLIGHTDECK_PLUGIN_DIR, process.env.FLIGHTDECK_PROVIDER);
if (!jetpack?.provider) {
  console.error(
    'Set FLIGHTDECK_PLUGIN_DIR to the folder of Jetpack, and FLIGHTDECK_PROVIDER to a plugin that simulates WordPress.com.',
  );
  process.exit(2);
}

/** Visits over a slow connection, whose times take minutes and differ little. */
const slowRuns = 3;

requireSet();
await ensurePackages();
const load = (loadavg()[0] ?? 0).toFixed(1);
const server = new WordPressServer(join(repo, 'data/bench-wordpress'), 8_571, process.env.FLIGHTDECK_WORDPRESS_DIR);
await server.start();
const browser = await launch();
try {
  const { url, folder } = await server.installSite({ path: '/', plain: false, multisite: false, jetpack });
  writeFileSync(join(folder, 'wp-content/mu-plugins/empty-page.php'), emptyPage);
  await setScenario(url, 'free', 0);
  const compared = {
    empty: { url: `${url}/wp-admin/admin.php?page=empty`, card: '.wrap > h1' },
    original: {
      url: `${url}/wp-admin/admin.php?page=jetpack#/dashboard`,
      card: '.jp-dash-item',
      toggle: '.jp-dash-item .form-toggle__switch',
      notices: '#jp-plugin-container',
    },
    ours: {
      url: `${url}/wp-admin/admin.php?page=flightdeck#/dashboard`,
      card: '[data-testid="dash-card"]',
      toggle: '[data-testid="module-toggle-protect"]',
      notices: '#fd-toasts',
    },
  } as const;

  /** Measures pages in turn, so that other load on the machine slows down all of them, each time as a new visitor. */
  async function measureRound<T, Name extends ComparedPage>(
    names: readonly Name[],
    measure: (context: BrowserContext, name: Name) => Promise<T>,
    visitsToEach = runs,
  ): Promise<Round<T>> {
    const found: Record<ComparedPage, T[]> = { empty: [], original: [], ours: [] };
    for (let run = 0; run < visitsToEach; run += 1)
      for (const name of names) {
        const context = await newVisitor(browser);
        await logIn(context, url);
        found[name].push(await measure(context, name));
        await context.close();
      }
    return found;
  }

  const labels = {
    firstText: 'first text, ms',
    firstCard: 'first card with its content, ms',
    lastChange: 'last change of the page, ms',
    largestPaint: 'largest text or picture, ms',
    longestTask: 'longest task, ms',
    mainThread: 'main thread, ms',
    layouts: 'layouts',
    requests: 'requests',
    starts: 'starts of WordPress',
  };
  const visits = async (condition: string, conditions: Conditions, isWarm = false) => {
    const measure = async (context: BrowserContext, name: ComparedPage) => {
      if (isWarm) await visit(context, compared[name], { cpuSlowdown: 1 });
      return visit(context, compared[name], conditions);
    };
    const round = await measureRound(pages, measure, conditions.connection && Math.min(runs, slowRuns));
    console.log(`measured: ${condition}`);
    return tableRows(condition, labels, round);
  };
  const connection = { latency: 400, bytesPerSecond: 50_000 };
  const visitRows = [
    await visits('cold', { cpuSlowdown: 1 }),
    await visits('cold, 4x', { cpuSlowdown: 4 }),
    await visits('warm, 4x', { cpuSlowdown: 4 }, true),
    await visits('400 kbit/s', { cpuSlowdown: 1, connection }),
  ];
  const switches = await measureRound(['original', 'ours'], async (context, name) => {
    const { url: address, toggle, notices } = compared[name];
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times = await pressSwitch(page, toggle, notices);
    await page.waitForTimeout(4000);
    // Restores the module.
    await pressSwitch(page, toggle, notices);
    return times;
  });
  await setScenario(url, 'free', 1000);
  visitRows.push(await visits('slow provider', { cpuSlowdown: 1 }));
  const switchLabels = { saving: '"Updating settings", ms', saved: '"Updated settings", ms' };
  const report = `# Speed on a real WordPress

\`npm run bench -w wordpress\` writes this page; don't edit it. ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node
${process.versions.node}, medians of ${runs} visits (${Math.min(runs, slowRuns)} at 400 kbit/s), load average ${load} before the first one.

The dashboard of Jetpack (*original*), ours, and a page with only a heading (*empty*), visited in turn as an administrator of a connected
site with the free plan, on the same WordPress, over loopback. Times count from the navigation and include WordPress. The last column
compares what the dashboards add to the empty page.

| condition | figure | empty | original | ours | share | above the empty page |
|---|---|---|---|---|---|---|
${visitRows.join('')}${tableRows('switch, 4x', switchLabels, switches)}
- Warm: a second visit. 4x: a processor slowed down four times. 400 kbit/s: with a latency of 400 ms. Slow provider: WordPress.com
  takes a second for each answer.
- Starts of WordPress: requests for pages, REST calls and other PHP files, except those that only join scripts or styles.
- Switch: from the press of the first switch of an idle dashboard to the frame with the notice.
`;
  writeFileSync(join(repo, 'docs/bench-wordpress.md'), report);
  console.log(report);
} finally {
  await browser.close();
  await server.stop();
}
