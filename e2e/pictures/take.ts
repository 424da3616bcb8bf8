import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { open } from '../support/dashboard';
import { changePageState } from '../support/page-state';
import type { RunningSite } from '../support/site';
import { expect } from '../support/test';
import { pictureFile, type Variant } from './album';
import type { PictureTarget, Visit } from './visit';

/** Window width and color scheme of each variant. */
const variantSettings: Readonly<Record<Variant, { readonly width: number; readonly colorScheme: 'light' | 'dark' }>> = {
  '1280': { width: 1280, colorScheme: 'light' },
  '375': { width: 375, colorScheme: 'light' },
  rtl: { width: 1280, colorScheme: 'light' },
  dark: { width: 1280, colorScheme: 'dark' },
  long: { width: 375, colorScheme: 'light' },
};

/** Height of the window, unless the target is taller. */
const windowHeight = 900;
/** Height reserved for the admin bar of WordPress, which does not scroll. */
const adminBarHeight = 50;

const locate = (page: Page, target: PictureTarget): Locator =>
  typeof target === 'string' ? page.getByRole('article', { name: target, exact: true }) : target(page);

/** Puts a site and a page into the state of a visit, before the page opens. */
export async function prepare(page: Page, site: RunningSite, visit: Visit): Promise<void> {
  const { traits, answers = {}, chaos = [], pageState, userAgent } = visit;
  if (traits) await site.traits(traits);
  if (visit.prepare) {
    await open(page);
    await visit.prepare(page, site);
  }
  await site.separateReads();
  for (const [name, body] of Object.entries(answers)) {
    // A name is a path, or a method and a path, such as `POST settings`.
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
  if (pageState) await changePageState(page, pageState);
  if (userAgent)
    await page.addInitScript((agent) => Object.defineProperty(navigator, 'userAgent', { get: () => agent }), userAgent);
}

/** Returns a selector of an element by its position, which is the same in every language. */
const selectorOf = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => {
    const steps: string[] = [];
    for (let current: Element | null = element; current && current.id !== 'flightdeck'; current = current.parentElement)
      steps.unshift(`:nth-child(${[...(current.parentElement?.children ?? [])].indexOf(current) + 1})`);
    return ['#flightdeck', ...steps].join(' > ');
  });

/**
 * Waits until animations have ended and late content has loaded.
 * @param isTransient whether the state of the page ends automatically
 */
export async function settle(page: Page, isTransient: boolean): Promise<void> {
  if (isTransient) {
    // Don't wait for an idle network: the state has pending requests, or ends automatically.
    await page.waitForTimeout(600);
    return;
  }
  await page.waitForLoadState('networkidle');
  // A chart measures a new width at most every 400 ms.
  await page.waitForTimeout(450);
}

/**
 * Makes the window as high as the target. Playwright would otherwise join several pictures, with the admin bar of WordPress
 * across them.
 */
export async function fitWindow(page: Page, target: Locator, isTransient = false): Promise<void> {
  const box = await target.boundingBox();
  const size = page.viewportSize();
  if (!box || !size || box.height < size.height - adminBarHeight) return;
  await page.setViewportSize({ width: size.width, height: Math.ceil(box.height) + 2 * adminBarHeight });
  await settle(page, isTransient);
}

/** Takes all pictures of a visit in one variant, and checks the accessibility of the page. */
async function takeVariant(page: Page, visit: Visit, variant: Variant, targets: readonly Locator[]): Promise<void> {
  await settle(page, visit.isTransient === true);
  for (const [index, { subject, state }] of visit.pictures.entries()) {
    const target = targets[index];
    if (!target) throw new Error(`${subject}, ${state} has no locator.`);
    await expect(target, `${subject}, ${state}`).toBeVisible();
    await fitWindow(page, target, visit.isTransient === true);
    await target.screenshot({ path: pictureFile(subject, state, variant), animations: 'disabled' });
  }
  await page.setViewportSize({ width: variantSettings[variant].width, height: windowHeight });
  await expectAccessible(page);
  if (variantSettings[variant].width === 375) await expectNoOverflow(page);
}

/**
 * Opens the page of a visit, runs its action, and waits until the targets of its pictures are visible.
 * @param query of the page address, such as `lang=ar-XB`. With a query, only opens the page, because actions and targets have
 * English names.
 */
export async function openVisit(page: Page, site: RunningSite, visit: Visit, query = ''): Promise<void> {
  const { route = '/dashboard', act, pictures } = visit;
  // The new address may be equal to the current one, which would not load the page again.
  if (page.url().includes('page=flightdeck')) await page.goto('about:blank');
  await open(page, route, query);
  if (query) return;
  await act?.(page, site);
  for (const { target } of pictures) await expect(locate(page, target)).toBeVisible();
}

/** Opens the page of a visit, and takes its pictures in each of its variants. */
export async function takePictures(page: Page, site: RunningSite, visit: Visit): Promise<void> {
  const { act, pageState, isMirroredInPlace = Boolean(act || pageState), isTransient = false } = visit;
  const applyVariant = (variant: Variant) =>
    Promise.all([
      page.setViewportSize({ width: variantSettings[variant].width, height: windowHeight }),
      page.emulateMedia({ colorScheme: variantSettings[variant].colorScheme }),
    ]);
  const targets = visit.pictures.map(({ target }) => locate(page, target));
  for (const variant of ['1280', 'dark', '375'] as const) {
    await applyVariant(variant);
    if (variant === '1280' || isTransient) await openVisit(page, site, visit);
    for (const target of targets) await expect(target).toBeVisible();
    await takeVariant(page, visit, variant, targets);
  }
  if (isMirroredInPlace) {
    await applyVariant('rtl');
    if (isTransient) await openVisit(page, site, visit);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    return takeVariant(page, visit, 'rtl', targets);
  }
  const selectors = await Promise.all(targets.map(selectorOf));
  // Pseudo-languages of the test site: right to left, and with long texts.
  const languages = { rtl: 'ar-XB', ...(visit.hasLongTexts && { long: 'en-XA' }) } as const;
  for (const variant of ['rtl', 'long'] as const) {
    const language = languages[variant];
    if (!language) continue;
    await applyVariant(variant);
    await openVisit(page, site, visit, `lang=${language}`);
    await takeVariant(
      page,
      visit,
      variant,
      selectors.map((selector) => page.locator(selector)),
    );
  }
}
