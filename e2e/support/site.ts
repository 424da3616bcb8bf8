import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import type { TraitsInput } from '../../site/src/facts/traits';
import type { ScenarioName } from '../../site/src/scenarios/scenarios';
import { SiteProcess } from './site-process';

/** A call that the site logged; see `LoggedRequest` in `site/src/context/site.ts`. */
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

/** The test site with its provider, with controls for its state, and the calls that it answered. */
export class RunningSite extends SiteProcess {
  /** Whether the site's clock shows the real time. Otherwise, saved logins may have expired. */
  hasRealTime = true;

  /** Origins to which pages of the site may send requests. */
  get origins(): readonly string[] {
    return [this.url, this.provider];
  }

  /** Console messages of the page that all tests ignore; none by default. */
  readonly ignoredMessages: RegExp | null = null;

  /** Returns the reason why a test can't pass on this site; undefined if it can. */
  exclusionOf(_test: TestInfo): string | undefined {
    return undefined;
  }

  /** Returns whether an address is one of the provider's pages. */
  isAtProvider = (url: URL): boolean => url.origin === this.provider;

  /** Origin to which pages send surveys. */
  get surveyOrigin(): string {
    return this.provider;
  }

  /** Prepares the browser for a test. Does nothing for this site. */
  async prepareBrowser(_context: BrowserContext): Promise<void> {}

  /** Logs a user in with the form. Does not open the dashboard, whose reads would be counted. */
  async logIn(page: Page, user: string): Promise<void> {
    await page.goto(`${this.url}/wp-login.php?redirect_to=%2Fwp-admin%2Fprofile.php`);
    await page.getByLabel('Username or Email Address').fill(user);
    await page.getByLabel('Password').fill(user);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/wp-admin/'));
  }

  /**
   * Puts the site into a scenario, on a generation of Jetpack. Resets registry, faults, worker limit, overrides, separate reads,
   * clock and log.
   */
  async reset(name: ScenarioName, jetpack: '11' | '16' = '11'): Promise<void> {
    this.set.restore();
    await this.#control('chaos', {});
    await this.workers(null);
    await this.overrides([]);
    await this.separateReads(false);
    await this.clock(0);
    await this.#control('jetpack', { generation: jetpack });
    await this.scenario(name);
    await this.clearLog();
  }

  /** Puts the site into a scenario. */
  scenario = (name: ScenarioName): Promise<unknown> => this.#control('scenario', { name });
  /** Changes some traits of the site, such as the state of the scan. */
  traits = (changed: TraitsInput): Promise<unknown> => this.#control('traits', changed);
  /** Adds a fault. */
  chaos = (rule: ChaosRule): Promise<unknown> => this.#control('chaos', rule);
  /** Ends all faults. */
  clearChaos = (): Promise<unknown> => this.#control('chaos', {});
  /** Sets how many requests the site handles at the same time; null for no limit. */
  workers = (count: number | null): Promise<unknown> => this.#control('workers', { count });
  /** Sets how far the site's clock is ahead of the real time, in ms. */
  clock = (offsetMs: number): Promise<unknown> => {
    this.hasRealTime = offsetMs === 0;
    return this.#control('clock', { offsetMs });
  };
  /** Sets the origins from which overrides may load areas, until the next reset. */
  overrides = (origins: readonly string[]): Promise<unknown> => this.#control('overrides', { origins });
  /** Makes each read a separate request until the next reset, so that a test can hold or change it in the browser. */
  separateReads = (separate = true): Promise<unknown> => this.#control('reads', { separate });
  /** Removes all calls from the log. */
  clearLog = (): Promise<unknown> => fetch(`${this.url}/control/log`, { method: 'DELETE' });

  /** Returns the calls since the last clear, such as `POST settings 200`, in order. */
  async calls(filter: RegExp = /./): Promise<string[]> {
    const answer = await fetch(`${this.url}/control/log`);
    const { requests } = (await answer.json()) as { requests: LoggedCall[] };
    return requests
      .map(({ method, path, status }) => `${method} ${path} ${status}`)
      .filter((call) => filter.test(call));
  }

  async #control(name: string, body: unknown): Promise<void> {
    const answer = await fetch(`${this.url}/control/${name}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`/control/${name} answered ${answer.status}: ${await answer.text()}`);
  }
}
