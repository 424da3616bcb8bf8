import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { open } from '../support/dashboard';
import { changedState } from '../support/page-state';
import type { RunningSite } from '../support/site';
import { expect } from '../support/test';
import { type Mirror, pictureFile } from './album';
import type { Subject, Visit } from './visit';

/** Settings of each variant besides the direction. */
const looks: Readonly<Record<Mirror, { readonly width: number; readonly colorScheme: 'light' | 'dark' }>> = {
  '1280': { width: 1280, colorScheme: 'light' },
  '375': { width: 375, colorScheme: 'light' },
  rtl: { width: 1280, colorScheme: 'light' },
  dark: { width: 1280, colorScheme: 'dark' },
  long: { width: 375, colorScheme: 'light' },
};

/** Window height, unless the subject is higher. */
const height = 900;
/** The top bar of WordPress, which stays in place. */
const bar = 50;

const locate = (page: Page, subject: Subject): Locator =>
  typeof subject === 'string' ? page.getByRole('article', { name: subject, exact: true }) : subject(page);

/** Opens a site and its page in the state of a visit. */
export async function prepare(page: Page, site: RunningSite, visit: Visit): Promise<void> {
  const { traits, answers = {}, chaos = [], pageState, userAgent } = visit;
  if (traits) await site.traits(traits);
  if (visit.prepare) {
    await open(page);
    await visit.prepare(page, site);
  }
  await site.separateReads();
  for (const [name, body] of Object.entries(answers)) {
    const [path, method = 'GET'] = name.split(' ').reverse();
    await page.route(
      (url) => url.pathname.endsWith(`/jetpack/v4/${path}`),
      (route) => (route.request().method() === method ? route.fulfill({ json: body }) : route.fallback()),
    );
  }
  for (const rule of chaos) await site.chaos(rule);
  if (visit.holdsReads)
    await page.route('**/wp-json/jetpack/v4/**', (route) =>
      route.request().method() === 'GET' ? undefined : route.fallback(),
    );
  if (pageState) await changedState(page, pageState);
  if (userAgent)
    await page.addInitScript((agent) => Object.defineProperty(navigator, 'userAgent', { get: () => agent }), userAgent);
}

/** Returns the position of an element in the page, which is the same in every language. */
const placeOf = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => {
    const steps: string[] = [];
    for (let at: Element | null = element; at && at.id !== 'flightdeck'; at = at.parentElement)
      steps.unshift(`:nth-child(${[...(at.parentElement?.children ?? [])].indexOf(at) + 1})`);
    return ['#flightdeck', ...steps].join(' > ');
  });

/** Waits until animations have ended and late content is there. */
export async function settle(page: Page, isTransient: boolean): Promise<void> {
  if (isTransient) {
    // This state lasts only a frame or two.
    await page.waitForTimeout(600);
    return;
  }
  await page.waitForLoadState('networkidle');
  // A chart measures a new width at most every 400 ms.
  await page.waitForTimeout(450);
}

/**
 * Makes the window as high as the subject. Playwright would otherwise join several pictures, with the top bar of WordPress
 * across them.
 */
export async function makeRoom(page: Page, subject: Locator, isTransient = false): Promise<void> {
  const box = await subject.boundingBox();
  const size = page.viewportSize();
  if (!box || !size || box.height < size.height - bar) return;
  await page.setViewportSize({ width: size.width, height: Math.ceil(box.height) + 2 * bar });
  await settle(page, isTransient);
}

/** Takes all pictures of a visit in one variant, and checks their accessibility. */
async function take(page: Page, visit: Visit, mirror: Mirror, at: readonly Locator[]): Promise<void> {
  await settle(page, visit.isTransient === true);
  for (const [index, { of, state }] of visit.shows.entries()) {
    const subject = at[index];
    if (!subject) throw new Error(`${of}, ${state} was not looked for.`);
    await expect(subject, `${of}, ${state}`).toBeVisible();
    await makeRoom(page, subject, visit.isTransient === true);
    await subject.screenshot({ path: pictureFile(of, state, mirror), animations: 'disabled' });
  }
  await page.setViewportSize({ width: looks[mirror].width, height });
  await expectAccessible(page);
  if (looks[mirror].width === 375) await expectNoOverflow(page);
}

/**
 * Opens the page of a visit, and waits until its subjects are visible.
 * @param query of the page address, such as `lang=ar-XB`; actions do not run in another language
 */
export async function openVisit(page: Page, site: RunningSite, visit: Visit, query = ''): Promise<void> {
  const { route = '/dashboard', act, shows } = visit;
  // The new address may be equal to the present one, which would not load the page again.
  if (page.url().includes('page=flightdeck')) await page.goto('about:blank');
  await open(page, route, query);
  if (query) return;
  await act?.(page, site);
  for (const { at } of shows) await expect(locate(page, at)).toBeVisible();
}

/** Opens the page of a visit, and takes its pictures in all variants. */
export async function look(page: Page, site: RunningSite, visit: Visit): Promise<void> {
  const { act, isTransient = false } = visit;
  const turn = (mirror: Mirror) =>
    Promise.all([
      page.setViewportSize({ width: looks[mirror].width, height }),
      page.emulateMedia({ colorScheme: looks[mirror].colorScheme }),
    ]);
  const subjects = visit.shows.map(({ at }) => locate(page, at));
  for (const mirror of ['1280', 'dark', '375'] as const) {
    await turn(mirror);
    if (mirror === '1280' || isTransient) await openVisit(page, site, visit);
    for (const subject of subjects) await expect(subject).toBeVisible();
    await take(page, visit, mirror, subjects);
  }
  // Actions use English names, and a changed page state needs the address without a language.
  if (act || visit.pageState) {
    await turn('rtl');
    if (isTransient) await openVisit(page, site, visit);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    return take(page, visit, 'rtl', subjects);
  }
  const places = await Promise.all(subjects.map(placeOf));
  const languages = { rtl: 'ar-XB', ...(visit.hasLongTexts && { long: 'en-XA' }) } as const;
  for (const mirror of ['rtl', 'long'] as const) {
    const language = languages[mirror];
    if (!language) continue;
    await turn(mirror);
    await openVisit(page, site, visit, `lang=${language}`);
    await take(
      page,
      visit,
      mirror,
      places.map((place) => page.locator(place)),
    );
  }
}
