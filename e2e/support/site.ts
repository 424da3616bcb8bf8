import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visitsRoute } from '@flightdeck/shared/contracts/releases';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import type { TraitsInput } from '../../site/src/facts/traits';
import type { ScenarioName } from '../../site/src/scenarios/scenarios';
import { SetCopy } from './sets/set-copy';

const project = join(import.meta.dirname, '../..');

/** A call that the site logged; see `site/src/faults/request-log.ts`. */
export interface LoggedCall {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** Fault of REST calls; see `site/src/faults/chaos.ts`. */
export interface ChaosRule {
  readonly method?: 'GET' | 'POST';
  readonly path?: string;
  readonly kind: string;
  readonly times?: number;
  readonly ms?: number;
}

export { recordedScenarios } from '../../site/src/testing/recorded-scenarios';
export type { ScenarioName, TraitsInput };

/** The embedded site with its provider, in a separate process, on free ports, with its own data and set. */
export class RunningSite {
  /** Whether the site's clock is the real one. Otherwise, sessions that began at another time have ended. */
  hasRealTime = true;
  readonly #set: SetCopy;
  readonly #folder = mkdtempSync(join(tmpdir(), 'flightdeck-e2e-'));
  #process: ChildProcess | undefined;
  #url = '';
  #provider = '';

  constructor() {
    try {
      this.#set = new SetCopy(join(this.#folder, 'set'));
    } catch (error) {
      rmSync(this.#folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** The set that the site serves. */
  get set(): SetCopy {
    return this.#set;
  }

  /** Origins that its pages may send requests to. */
  get origins(): readonly string[] {
    return [this.url, this.provider];
  }

  /** Console messages of the host that all tests ignore; none by default. */
  readonly ignoredMessages: RegExp | null = null;

  /** Returns why a test can't pass on this site; undefined if it can. */
  exclusionOf(_test: TestInfo): string | undefined {
    return undefined;
  }

  /** Origin of the site. */
  get url(): string {
    return this.#url;
  }

  /** Origin of the provider, which is another origin for the browser. */
  get provider(): string {
    return this.#provider;
  }

  /** Returns whether an address is one of the provider's pages. */
  isAtProvider = (url: URL): boolean => url.origin === this.provider;

  /** Origin to which pages send surveys. */
  get surveyOrigin(): string {
    return this.provider;
  }

  /** Prepares the browser of a test. */
  async prepareBrowser(_context: BrowserContext): Promise<void> {}

  /** Starts the process. @throws Error with its output when it does not become ready */
  async start(): Promise<void> {
    const ports = this.#url
      ? ['--port', new URL(this.#url).port, '--provider-port', new URL(this.#provider).port]
      : ['--port', '0', '--scenario', 'free'];
    const folders = ['--data', join(this.#folder, 'data'), '--set', join(this.#folder, 'set')];
    const child = spawn(process.execPath, ['--import', 'tsx', 'site/src/main.ts', ...ports, ...folders], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    this.#url = await readyUrl(child);
    this.#provider = await this.#providerOrigin();
  }

  /** Ends the process; data and set stay. */
  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  /** Ends the process and starts it again on the same data and addresses. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Ends the process and removes its folder. */
  async remove(): Promise<void> {
    await this.stop();
    this.removeFolder();
  }

  protected removeFolder(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Logs a user in with the form. Does not open the dashboard, whose reads would be counted. */
  async logIn(page: Page, user: string): Promise<void> {
    await page.goto(`${this.url}/wp-login.php?redirect_to=%2Fwp-admin%2Fprofile.php`);
    await page.getByLabel('Username or Email Address').fill(user);
    await page.getByLabel('Password').fill(user);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/wp-admin/'));
  }

  /** Resets data, clock, faults, log and set to the state in which a test starts. */
  async reset(name: ScenarioName, jetpack: '11' | '16' = '11'): Promise<void> {
    this.#set.restore();
    await this.#control('chaos', {});
    await this.workers(null);
    await this.overrides([]);
    await this.separateReads(false);
    await this.clock(0);
    await this.#control('jetpack', { generation: jetpack });
    await this.scenario(name);
    await this.clearLog();
  }

  scenario = (name: ScenarioName): Promise<unknown> => this.#control('scenario', { name });
  /** Changes single traits of the scenario, such as the state of the scan; the others stay. */
  traits = (changed: TraitsInput): Promise<unknown> => this.#control('traits', changed);
  chaos = (rule: ChaosRule): Promise<unknown> => this.#control('chaos', rule);
  /** Ends all faults. */
  clearChaos = (): Promise<unknown> => this.#control('chaos', {});
  /** Sets how many requests the site handles at the same time; null for no limit. */
  workers = (count: number | null): Promise<unknown> => this.#control('workers', { count });
  /** Sets the difference between the site's clock and the real one. */
  clock = (offsetMs: number): Promise<unknown> => {
    this.hasRealTime = offsetMs === 0;
    return this.#control('clock', { offsetMs });
  };
  /** Sets the origins from which areas may load, until the next reset. */
  overrides = (origins: readonly string[]): Promise<unknown> => this.#control('overrides', { origins });
  /** Makes each read a separate request until the next reset, so that a test can hold or change it in the browser. */
  separateReads = (separate = true): Promise<unknown> => this.#control('reads', { separate });
  clearLog = (): Promise<unknown> => fetch(`${this.#url}/control/log`, { method: 'DELETE' });

  /** Returns the calls since the last clear, such as `POST settings 200`, in order; without those of `countedVisits`. */
  async calls(filter: RegExp = /./): Promise<string[]> {
    return (await this.#allCalls()).filter((call) => filter.test(call) && !call.includes(visitsRoute));
  }

  /** Returns the calls with the counts of a visit since the last clear. A page makes one when the user leaves it. */
  async countedVisits(): Promise<string[]> {
    return (await this.#allCalls()).filter((call) => call.startsWith(`POST ${visitsRoute}`));
  }

  async #allCalls(): Promise<string[]> {
    const answer = await fetch(`${this.#url}/control/log`);
    const { requests } = (await answer.json()) as { requests: LoggedCall[] };
    return requests.map(({ method, path, status }) => `${method} ${path} ${status}`);
  }

  async #control(what: string, body: unknown): Promise<void> {
    const answer = await fetch(`${this.#url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`/control/${what} answered ${answer.status}: ${await answer.text()}`);
  }

  /** Returns the only foreign origin in the policy of each page. */
  async #providerOrigin(): Promise<string> {
    const policy = (await fetch(`${this.#url}/wp-login.php`)).headers.get('content-security-policy') ?? '';
    const origin = /connect-src 'self' (\S+?)(;| |$)/.exec(policy)?.[1];
    if (!origin) throw new Error(`No provider in the policy: ${policy}`);
    return origin;
  }
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk;
      const url = /Ready: (http:\/\/[^/\s]+)/.exec(printed)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}:\n${printed}`)));
  });
}
