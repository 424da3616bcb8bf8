import type { Page } from '@playwright/test';
import { openVisit, prepare, settle } from '../pictures/take';
import type { Visit } from '../pictures/visit';
import { visitProblems, visits } from '../pictures/visits';
import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { expectMoreContrast } from '../support/accessibility/contrast';
import { expectBorders } from '../support/accessibility/forced-colors';
import { expectLists } from '../support/accessibility/lists';
import { expectNoMotion } from '../support/accessibility/motion';
import { expectTargets } from '../support/accessibility/targets';
import { expectTextsFit, expectTextsWithDefaultSize, spaceTexts, zoomTexts } from '../support/accessibility/text-fit';
import { emulatePhone } from '../support/accessibility/touch';
import { expect, test } from '../support/test';

/** Names of the visits that each run tests; the long run tests all visits. */
const inEveryRun = [
  'dashboard: security',
  'settings: security, complete',
  'my plan: security',
  'recommendations: summary',
  'license: refused',
  'disconnect: survey with another reason',
];

const desktop = { width: 1280, height: 900 };

/** Size of the desktop window in CSS px at a zoom of 200 % and of 400 %. */
const zooms = [
  { zoom: '200 %', size: { width: 640, height: 450 } },
  { zoom: '400 %', size: { width: 320, height: 225 } },
];

/** Examines the open page in each size and user setting, without loading the page again. */
async function examine(page: Page, { isTransient = false }: Visit): Promise<void> {
  await test.step('axe, light and dark', async () => {
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
  });
  await test.step('Safari announces every list', () => expectLists(page));
  await test.step('a larger default font of the browser', async () => {
    await expectTextsWithDefaultSize(page, 32);
    await expectTextsWithDefaultSize(page, 16);
  });
  await test.step('more contrast, light and dark', async () => {
    await page.emulateMedia({ contrast: 'more' });
    await expectMoreContrast(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectMoreContrast(page);
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
  });
  await test.step('every control is at least 24 by 24 px', () => expectTargets(page, 24));
  await test.step('reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectNoMotion(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });
  await test.step('forced colors', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expectBorders(page);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  for (const { zoom, size } of zooms)
    await test.step(`zoom of ${zoom}`, async () => {
      await page.setViewportSize(size);
      await settle(page, isTransient);
      await expectNoOverflow(page);
      await expectTextsFit(page, `at ${zoom}`);
    });
  await test.step('every control is at least 44 by 44 px for touch', async () => {
    await emulatePhone(page);
    await settle(page, isTransient);
    await expectNoOverflow(page);
    await expectTargets(page, 44);
  });
  await test.step('text spacing', async () => {
    await page.setViewportSize(desktop);
    await spaceTexts(page);
    await expectTextsFit(page, 'with spacing');
  });
  await test.step('text of double size', async () => {
    // Remove the style sheet that spaceTexts added.
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
    await zoomTexts(page);
    await expectNoOverflow(page);
    await expectTextsFit(page, 'of double size');
  });
}

// Each visit is examined in a dozen sizes and settings: half a minute on an idle machine, and much longer on a busy one.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

test('the visits that each run tests exist', () => {
  const names: readonly string[] = visits.map(({ name }) => name);
  expect(inEveryRun.filter((name) => !names.includes(name))).toEqual([]);
});

for (const visit of visits) {
  const { name, scenario = 'free', user = 'admin' } = visit;
  test.describe(name, () => {
    test.use({ scenario });

    test(`can be read and operated in each size and setting${inEveryRun.includes(name) ? '' : ' @long'}`, async ({
      page,
      problems,
      logIn,
      site,
    }) => {
      problems.allow(visitProblems);
      await logIn(user);
      await prepare(page, site, visit);
      await openVisit(page, site, visit);
      await settle(page, visit.isTransient === true);
      await examine(page, visit);
    });
  });
}
