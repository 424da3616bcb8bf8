import { pageStateSchema } from '@flightdeck/shared/contracts/page';
import { strictly } from '@flightdeck/shared/contracts/wire';
import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { postLogin } from '../server/log-in';
import { type Shape, shapeOf } from './calls';
import { type WriteResults, writeAll } from './writes';

/** The routes that the round opens. */
const routes = [
  'dashboard',
  'my-plan',
  'recommendations',
  'security',
  'performance',
  'writing',
  'sharing',
  'discussion',
  'traffic',
  'privacy',
  'license/activation',
  'status',
];

export interface Answer {
  readonly status: number;
  readonly shape: Shape;
  readonly body: unknown;
}

/** Result of a round with one version of Jetpack, in one scenario and as one user. */
export interface Round {
  readonly version: string;
  /** Problems that the strict schema finds in the page state, by field; null if the page has no page state. */
  readonly stateProblems: object | null;
  /** Texts of the notices, or of the page that the plugin shows instead of the dashboard. */
  readonly notice: string;
  readonly answers: Readonly<Record<string, Answer>>;
  /** By route: titles of failure panels, or the reason why the screen was not complete. */
  readonly failedRoutes: Readonly<Record<string, readonly string[]>>;
  /** By option: the result of a write. */
  readonly written: WriteResults;
  readonly consoleErrors: readonly string[];
}

export interface RoundOptions {
  readonly url: string;
  /** User name, which is also the password. */
  readonly user: string;
  /** Paths of the reads, below `jetpack/v4/`. */
  readonly paths: readonly string[];
  /** Whether the round saves every setting too. */
  readonly hasWrites: boolean;
}

/** Opens the page, makes all reads, opens all routes, and makes the writes. */
export async function runRound(context: BrowserContext, { url, user, paths, hasWrites }: RoundOptions): Promise<Round> {
  const page = await context.newPage();
  const consoleErrors = watchConsole(page, url);
  await logIn(context, url, user);
  const address = `${url}/wp-admin/admin.php?page=flightdeck`;
  await page.goto(`${address}#/dashboard`);
  const stateBlock = page.locator('#flightdeck-page-state');
  const state: unknown = (await stateBlock.count()) === 0 ? null : JSON.parse((await stateBlock.textContent()) ?? '');
  const notice = await page.locator('#wpbody-content > .notice, #wpbody-content > .wrap').allInnerTexts();
  const { nonce, version } = nonceAndVersionOf(state);
  const answers = state === null ? {} : await answersOf(context, url, nonce, paths);
  const failedRoutes: Record<string, readonly string[]> = {};
  for (const route of state === null ? [] : routes) {
    // From our page, this address would change only the route, without a load.
    await page.goto('about:blank');
    await page.goto(`${address}#/${route}`);
    const failures = await failuresOf(page);
    if (failures.length > 0) failedRoutes[route] = failures;
  }
  await page.close();
  const written = state !== null && hasWrites ? await writeAll(context.request, url, nonce) : {};
  return {
    version,
    stateProblems: state === null ? null : problemsOf(state),
    notice: notice.join(' | '),
    answers,
    failedRoutes,
    written,
    consoleErrors: [...new Set(consoleErrors)],
  };
}

/** Collects console errors and uncaught errors. Leaves out files of other sites that don't load, such as profile pictures. */
function watchConsole(page: Page, url: string): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const { url: source } = message.location();
    const text = message.text();
    if (message.type() !== 'error' || (text.startsWith('Failed to load') && !source.startsWith(url))) return;
    errors.push(`${text} ${source.replace(url, '').split('?')[0]}`);
  });
  return errors;
}

async function logIn(context: BrowserContext, url: string, user: string): Promise<void> {
  const status = await postLogin(context.request, url, user);
  if (status !== 302) throw new Error(`Could not log in: the site answered ${status}.`);
}

async function answersOf(context: BrowserContext, url: string, nonce: string, paths: readonly string[]) {
  const answers: Record<string, Answer> = {};
  for (const path of paths) {
    const answer = await context.request.get(`${url}/wp-json/jetpack/v4/${path}`, { headers: { 'X-WP-Nonce': nonce } });
    const body: unknown = await answer.json().catch(() => undefined);
    answers[path] = { status: answer.status(), shape: shapeOf(body), body };
  }
  return answers;
}

const succeeds = (wait: Promise<void>): Promise<boolean> =>
  wait.then(
    () => true,
    () => false,
  );

/** Waits for the heading of a screen and for the end of its requests, at most a minute each. @returns titles of failure panels */
async function failuresOf(page: Page): Promise<readonly string[]> {
  const timeout = 60_000;
  const heading = page.locator('#flightdeck').getByRole('heading').first();
  if (!(await succeeds(heading.waitFor({ state: 'attached', timeout })))) return ['no heading within a minute'];
  if (!(await succeeds(page.waitForLoadState('networkidle', { timeout })))) return ['open requests after a minute'];
  const panels = page.getByRole('region', { name: /is not available$|stopped working$/ });
  return Promise.all((await panels.all()).map(async (panel) => (await panel.innerText()).split('\n')[0] ?? ''));
}

const nonceAndVersionSchema = v.object({ initial: v.object({ WP_API_nonce: v.string(), currentVersion: v.string() }) });

/** Returns the nonce and Jetpack's version from the page state; both empty if the page has no valid state. */
function nonceAndVersionOf(state: unknown) {
  const parsed = v.safeParse(nonceAndVersionSchema, state);
  return parsed.success
    ? { nonce: parsed.output.initial.WP_API_nonce, version: parsed.output.initial.currentVersion }
    : { nonce: '', version: '' };
}

function problemsOf(state: unknown): object {
  const parsed = v.safeParse(pageStateSchema, state, strictly);
  return parsed.success ? {} : (v.flatten(parsed.issues).nested ?? {});
}
