import { copyFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { logIn } from '../../../tools/src/bench/screens/site';
import { requireSet } from '../../../tools/src/bench/set-problem';
import { medians } from '../../../tools/src/bench/statistics';
import { launch, newVisitor } from '../../../tools/src/bench/visit/browser';
import { commandLine } from '../../../tools/src/setup/command-line';
import { resolveJetpack } from '../server/options';
import { ensurePackages } from '../server/packages';
import { setScenario } from '../server/scenario';
import { WordPressServer } from '../server/server';
import { type Round, wordpressReport } from './report';
import { pressSwitch, type SwitchTimes, switchFigures } from './switch';
import { type Conditions, mainThreadTime, type Visit, visit, visitFigures } from './visit';

const help = `npm run bench -w wordpress -- [--runs N] [--out FILE]   compares the speed of Flightdeck and Jetpack on a real WordPress

--runs  visits to each page; default: 9. The report shows medians
--out   file of the report; default: docs/bench-wordpress.md
FLIGHTDECK_PLUGIN_DIR: folder of Jetpack; FLIGHTDECK_PROVIDER: plugin that simulates WordPress.com`;

const repo = join(import.meta.dirname, '../../..');
const { values } = commandLine(help, { options: { runs: { type: 'string', default: '9' }, out: { type: 'string' } } });
const runs = Math.max(1, Number.parseInt(values.runs, 10) || 9);
const jetpack = resolveJetpack(process.env.FLIGHTDECK_PLUGIN_DIR, process.env.FLIGHTDECK_PROVIDER);
if (!jetpack?.provider) {
  console.error(
    'Set FLIGHTDECK_PLUGIN_DIR to the folder of Jetpack, and FLIGHTDECK_PROVIDER to a plugin that simulates WordPress.com.',
  );
  process.exit(2);
}

requireSet();
await ensurePackages();
const load = loadavg()[0] ?? 0;
const server = new WordPressServer(join(repo, 'data/bench-wordpress'), 8_571);
await server.start();
const browser = await launch();
try {
  const { url, folder } = await server.installSite({ path: '/', plain: false, multisite: false, jetpack });
  copyFileSync(join(import.meta.dirname, 'empty-page.php'), join(folder, 'wp-content/mu-plugins/empty-page.php'));
  await setScenario(url, 'free', 0);
  const admin = `${url}/wp-admin/admin.php?page=`;
  const pages = {
    original: { url: `${admin}jetpack#/dashboard`, container: '#jp-plugin-container', card: '.jp-dash-item' },
    ours: { url: `${admin}flightdeck#/dashboard`, container: '#flightdeck', card: '[data-testid="dash-card"]' },
    emptyPage: { url: `${admin}empty`, container: '#empty', card: 'p' },
  } as const;
  const names = ['original', 'ours', 'emptyPage'] as const;

  /** Presses the switches of both dashboards in turn. @returns the median times of each dashboard */
  async function measureSwitches(): Promise<{ original: SwitchTimes; ours: SwitchTimes }> {
    const targets = {
      original: {
        url: pages.original.url,
        toggle: '.jp-dash-item .form-toggle__switch',
        notices: '#jp-plugin-container',
      },
      ours: { url: pages.ours.url, toggle: '[data-testid="module-toggle-protect"]', notices: '#fd-toasts' },
    };
    const found: Record<keyof typeof targets, SwitchTimes[]> = { original: [], ours: [] };
    for (let run = 0; run < runs; run += 1)
      for (const name of ['original', 'ours'] as const) {
        const context = await newVisitor(browser);
        await logIn(context, url);
        found[name].push(await pressSwitch(context, targets[name], 4));
        await context.close();
      }
    console.log('measured: a switch');
    return { original: medians(found.original, switchFigures), ours: medians(found.ours, switchFigures) };
  }

  /**
   * Visits a page without the script of `settled-probe.ts`.
   * @returns the processor time of its main thread in ms; null if the browser reports none
   */
  async function mainThreadTimeOf(address: string): Promise<number | null> {
    const context = await newVisitor(browser);
    await logIn(context, url);
    const time = await mainThreadTime(context, address);
    await context.close();
    return time;
  }

  /**
   * Visits all pages in turn, so that other load on the machine slows down all of them.
   * @param count visits to each page
   * @param isWarm whether the browser has visited the page before, so that its cache has the files
   * @returns the median figures of each page; from the last visit to each page, the element of its largest paint; and from the last
   * visit to our page, the addresses of the requests that started WordPress
   */
  async function measureRound(count: number, conditions: Omit<Conditions, 'server'>, isWarm = false) {
    const found: Record<(typeof names)[number], Visit[]> = { original: [], ours: [], emptyPage: [] };
    const largestElement = { original: '', ours: '', emptyPage: '' };
    let startAddresses: readonly string[] = [];
    const conditionsOnHost = { ...conditions, server: server.groups };
    const isUnthrottled = conditions.cpuSlowdown === 1 && !conditions.connection;
    for (let run = 0; run < count; run += 1)
      for (const name of names) {
        const context = await newVisitor(browser);
        await logIn(context, url);
        if (isWarm) await visit(context, pages[name], { cpuSlowdown: 1, server: server.groups });
        const result = await visit(context, pages[name], conditionsOnHost);
        await context.close();
        const mainThread = isUnthrottled ? await mainThreadTimeOf(pages[name].url) : null;
        found[name].push({ ...result.figures, mainThread });
        largestElement[name] = result.largestElement;
        if (name === 'ours') startAddresses = result.startAddresses;
      }
    console.log('measured:', JSON.stringify(conditions), isWarm ? 'warm' : 'cold');
    const round: Round = {
      original: medians(found.original, visitFigures),
      ours: medians(found.ours, visitFigures),
      emptyPage: medians(found.emptyPage, visitFigures),
    };
    return { round, largestElement, startAddresses };
  }

  // Warm up the server.
  await measureRound(1, { cpuSlowdown: 1 });
  const cold = await measureRound(runs, { cpuSlowdown: 1 });
  const coldAt4x = await measureRound(runs, { cpuSlowdown: 4 });
  const warmAt4x = await measureRound(runs, { cpuSlowdown: 4 }, true);
  // Fewer visits, because one visit to the original takes more than a minute on a slow connection.
  const slowRuns = Math.ceil(runs / 3);
  const connection = { latency: 400, bytesPerSecond: 50_000 };
  const slowConnection = await measureRound(slowRuns, { cpuSlowdown: 1, connection });
  // The provider takes a second for each answer.
  await setScenario(url, 'free', 1000);
  const slowProvider = await measureRound(slowRuns, { cpuSlowdown: 1 });
  await setScenario(url, 'free', 0);
  const report = wordpressReport({
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}`,
    load,
    runs,
    cold: cold.round,
    coldAt4x: coldAt4x.round,
    warmAt4x: warmAt4x.round,
    slowConnection: slowConnection.round,
    slowProvider: slowProvider.round,
    switchAt4x: await measureSwitches(),
    largestElement: coldAt4x.largestElement,
    startAddresses: cold.startAddresses,
  });
  writeFileSync(values.out ?? join(repo, 'docs/bench-wordpress.md'), report);
  console.log(report);
} finally {
  await browser.close();
  await server.stop();
}
