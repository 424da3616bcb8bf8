import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { repo } from '../build/webpack-base';
import { ignoreClosedOutput, printError } from '../setup/printable.mjs';
import { serveBaseline } from './baseline/serve';
import { buildTimes } from './costs/build-time';
import { visitCosts } from './costs/visit-costs';
import { type Measured, type MeasureOptions, measure } from './measure';
import { type BenchOptions, benchHelp, benchOptions } from './options';
import { benchReport, handwritten } from './report';
import { dashboardPage, widgetPage } from './screens/dashboard';
import { languageFigures } from './screens/language';
import { logIn, startSite } from './screens/site';
import { widgetBytes } from './screens/widget';
import { requireSet } from './set-problem';
import { launch } from './visit/browser';
import { firstVisit } from './visit/first-visit';
import type { Target } from './visit/load';
import { visitFigures } from './visit/visit';

/** `npm run bench`: measures the dashboard and writes docs/bench.md. A figure over its limit is bold there; the command still succeeds. */
ignoreClosedOutput();
const { runs, sections, out, isHelp } = readOptions();
if (isHelp) {
  process.stdout.write(benchHelp);
  process.exit(0);
}

/** Reads the options of the command line. Prints a message and exits when one is invalid. */
function readOptions(): BenchOptions {
  try {
    return benchOptions(process.argv.slice(2));
  } catch (error) {
    printError(error);
    process.exit(2);
  }
}

/** Measures a page with the processor at full speed (`1`), and slowed down four times (`4`). */
async function measureBothSpeeds(
  browser: Browser,
  target: Target,
  options: Omit<MeasureOptions, 'cpuSlowdown'>,
): Promise<Record<'1' | '4', Measured>> {
  // Warm up the server with a visit that is not measured.
  await measure(browser, target, { ...options, cpuSlowdown: 1, runs: 1, withInteractions: false });
  const fast = await measure(browser, target, { ...options, cpuSlowdown: 1 });
  console.log(`${target.url} measured`);
  const slow = await measure(browser, target, { ...options, cpuSlowdown: 4 });
  console.log(`${target.url} measured at 4x`);
  return { 1: fast, 4: slow };
}

requireSet();
const loadAverage = loadavg()[0] ?? 0;
const build = sections.build ? await buildTimes() : undefined;
const costs = await visitCosts(await firstVisit());
const [site, baselineServer, browser] = await Promise.all([startSite(), serveBaseline(), launch()]);
try {
  const dashboard = dashboardPage(site.origin);
  const baselinePage: Target = {
    url: `${baselineServer.origin}/`,
    cards: { firstCard: 'article', allCards: 'article', count: 1 },
    fileOf: (url) => (url.endsWith('/baseline.js') ? baselineServer.file : ''),
  };
  const prepare = (context: BrowserContext) => logIn(context, site.origin);
  const reportFile = out ?? join(repo, 'docs/bench.md');
  const report = benchReport({
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
    chromium: browser.version(),
    runs,
    loadAverage,
    costs,
    ours: await measureBothSpeeds(browser, dashboard, { runs, prepare, withInteractions: true }),
    widget: await widgetBytes(browser, widgetPage(site.origin), prepare),
    baseline: await measureBothSpeeds(browser, baselinePage, {
      runs,
      prepare: async () => {},
      withInteractions: false,
    }),
    ...(build && { build }),
    ...(sections.visit && { visit: await visitFigures(browser, dashboard, runs, prepare) }),
    ...(sections.language && { language: await languageFigures(browser, dashboard, runs, prepare) }),
    byHand: handwritten(existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : ''),
  });
  writeFileSync(reportFile, report);
  console.log(`\n${report}\nWritten to ${reportFile}.`);
} finally {
  await browser.close();
  baselineServer.close();
  await site.stop();
}
