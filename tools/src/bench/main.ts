import type { BrowserContext, Page } from '@playwright/test';
import { commandLine } from '../setup/command-line';
import { launch, newVisitor } from './browser';
import { heapSizes } from './heap';
import { median } from './median';
import { openPage } from './open-page';
import { pressSwitch } from './press-switch';
import { logIn, requireSet, startSite } from './site';

const help = `npm run bench -- [--runs N]   measures a switch, a change of area, a widget, and the heap on the test site

--runs  number of measurements, of which medians are printed; default: 5

Run "npm run build" first. "npm test -- --only budgets" checks sizes, and "npm run bench -w wordpress" compares with the Jetpack dashboard.`;

const { values } = commandLine(help, { options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs takes a whole number from 1, not "${values.runs}".`);
  process.exit(2);
}

/** Goes to another route. @returns ms until an element of its screen is visible */
async function changeRoute(page: Page, hash: string, element: string): Promise<number> {
  const time = await page.evaluate(
    ([to, selector]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        location.assign(to);
        const check = () => {
          const isVisible = [...document.querySelectorAll(selector)].some((each) => each.getClientRects().length > 0);
          if (isVisible) resolve(performance.now() - start);
          else requestAnimationFrame(check);
        };
        requestAnimationFrame(check);
      }),
    [hash, `#fd-outlet ${element}`] as const,
  );
  // Let deferred work end before the next measurement.
  await page.waitForTimeout(700);
  return time;
}

requireSet();
const site = await startSite();
const browser = await launch();
const dashCard = '[data-testid="dash-card"]';
const settingsCard = '[data-testid="settings-card"]';
try {
  const asVisitor = async <T>(visit: (context: BrowserContext) => Promise<T>): Promise<T> => {
    const context = await newVisitor(browser);
    await logIn(context, site.origin);
    const result = await visit(context);
    await context.close();
    return result;
  };
  const dashboard = `${site.origin}/wp-admin/admin.php?page=flightdeck#/dashboard`;
  const times = new Map<string, (number | null)[]>();
  const add = (name: string, ms: number | null) => times.set(name, [...(times.get(name) ?? []), ms]);
  for (let run = 0; run < runs; run += 1) {
    await asVisitor(async (context) => {
      const { page } = await openPage(context, dashboard, dashCard, 4);
      add('dashboard → settings, first time', await changeRoute(page, '#/security', settingsCard));
      add('settings → dashboard', await changeRoute(page, '#/dashboard', dashCard));
      add('dashboard → settings, again', await changeRoute(page, '#/security', settingsCard));
      await changeRoute(page, '#/dashboard', dashCard);
      const { saving, saved } = await pressSwitch(page, '[data-testid="module-toggle-protect"]', '#fd-toasts');
      add('switch → "Updating settings"', saving);
      add('switch → "Updated settings"', saved);
    });
    await asVisitor(async (context) => {
      const { firstCardVisible } = await openPage(context, `${site.origin}/widgets-demo`, 'article', 4);
      add('page with a widget → its card', firstCardVisible);
    });
  }
  console.log(`Medians of ${runs}, processor slowed down four times:`);
  for (const [name, all] of times) console.log(`${name.padEnd(36)} ${Math.round(median(all))} ms`);
  const sizes = await asVisitor(async (context) => {
    const { page, session } = await openPage(context, dashboard, dashCard, 1);
    return heapSizes(page, session, 30);
  });
  console.log('\nJavaScript heap after rounds through all screens:');
  for (const round of [1, 10, 20, 30])
    console.log(`round ${String(round).padEnd(30)} ${((sizes[round - 1] ?? Number.NaN) / 1_048_576).toFixed(2)} MB`);
} finally {
  await browser.close();
  await site.stop();
}
