import type { BrowserContext } from '@playwright/test';
import { commandLine } from '../setup/command-line';
import { changeArea, pressSwitch } from './actions';
import { launch, newVisitor } from './browser';
import { heapSizes } from './heap';
import { median } from './median';
import { openPage } from './open-page';
import { requireSet } from './set-problem';
import { logIn, startSite } from './site';
import { dashboardPage, widgetPage } from './targets';

const help = `npm run bench -- [--runs N]   measures a switch, a change of area, a widget, and the heap on the test site

--runs  number of measurements, of which medians are printed; default: 5

Run "npm run build" first. "npm test -- --only budgets" checks sizes, and "npm run bench -w wordpress" compares with the Jetpack dashboard.`;

const { values } = commandLine(help, { options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs takes a whole number from 1, not "${values.runs}".`);
  process.exit(2);
}
requireSet();
const site = await startSite();
const browser = await launch();
try {
  const asVisitor = async <T>(visit: (context: BrowserContext) => Promise<T>): Promise<T> => {
    const context = await newVisitor(browser);
    await logIn(context, site.origin);
    const result = await visit(context);
    await context.close();
    return result;
  };
  const dashboard = dashboardPage(site.origin);
  const times = new Map<string, (number | null)[]>();
  const add = (name: string, ms: number | null) => times.set(name, [...(times.get(name) ?? []), ms]);
  for (let run = 0; run < runs; run += 1) {
    await asVisitor(async (context) => {
      const { page } = await openPage(context, dashboard, 4);
      add('dashboard → settings, first time', await changeArea(page, '#/security'));
      add('settings → dashboard', await changeArea(page, '#/dashboard'));
      add('dashboard → settings, again', await changeArea(page, '#/security'));
      await changeArea(page, '#/dashboard');
      const { saving, saved } = await pressSwitch(page);
      add('switch → "Updating settings"', saving);
      add('switch → "Updated settings"', saved);
    });
    await asVisitor(async (context) => {
      const { firstCardVisible } = await openPage(context, widgetPage(site.origin), 4);
      add('page with a widget → its card', firstCardVisible);
    });
  }
  console.log(`Medians of ${runs}, processor slowed down four times:`);
  for (const [name, all] of times) console.log(`${name.padEnd(36)} ${Math.round(median(all))} ms`);
  const sizes = await asVisitor((context) => heapSizes(context, dashboard));
  console.log('\nJavaScript heap after rounds through all screens:');
  for (const round of [1, 10, 20, 30])
    console.log(`round ${String(round).padEnd(30)} ${((sizes[round - 1] ?? Number.NaN) / 1_048_576).toFixed(2)} MB`);
} finally {
  await browser.close();
  await site.stop();
}
