import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChaosRule, RunningSite, type ScenarioName } from '../../../e2e/support/site';
import { freePort } from '../../../tools/src/dev/free-port';
import { Host } from '../../src/host/host';
import { partnerOf } from '../../src/host/options';
import { ensurePackages } from '../../src/host/packages';
import type { Place } from '../../src/host/site-files';
import { missing } from './missing';

/** States that the simulated provider of the real Jetpack can set. */
const scenarios: ReadonlySet<string> = new Set([
  ...['not-connected', 'free', 'security', 'complete', 'threats', 'offline', 'unlinked', 'userless'],
  ...['provider-down', 'coupon'],
]);
/** Faults that `controls.php` has. Reads can be answered inside another request, where it cannot change them. */
const faults: ReadonlySet<string> = new Set([
  ...['401', '403', '404', '429', '500', '500-html', 'html', 'empty', 'shape', 'invalid-nonce'],
]);

/**
 * A WordPress with the real Jetpack, for journeys that were written for the test site. A control that WordPress does not have
 * ends the journey with the reason.
 */
export class WordPressSite extends RunningSite {
  readonly #data = mkdtempSync(join(tmpdir(), 'flightdeck-journeys-'));
  #host: Host | undefined;
  #place: Place | undefined;

  get #files(): string {
    return join(this.#site.folder, 'wp-content/journeys');
  }

  get #site(): Place {
    if (!this.#place) throw new Error('The site has not been started.');
    return this.#place;
  }

  override get url(): string {
    return this.#site.url;
  }

  override get provider(): string {
    return missing('the pages of the provider');
  }

  override get set(): never {
    return missing('a change of the deployed set');
  }

  override get origins(): readonly string[] {
    return [this.url];
  }

  /** Pictures of people and scripts of Jetpack come from other servers, which a machine for tests cannot reach. */
  override readonly noise =
    /^foreign request: https?:\/\/(\w+\.)*(gravatar\.com|wp\.com|w\.org)\/|ERR_(NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|CONNECTION|TUNNEL|FAILED)/;

  override async start(): Promise<void> {
    const { FLIGHTDECK_PLUGIN_DIR, FLIGHTDECK_PROVIDER, FLIGHTDECK_WORDPRESS_DIR } = process.env;
    await ensurePackages();
    this.#host = new Host(this.#data, await freePort(8560), FLIGHTDECK_WORDPRESS_DIR);
    await this.#host.start();
    const partner = partnerOf(FLIGHTDECK_PLUGIN_DIR, FLIGHTDECK_PROVIDER);
    this.#place = await this.#host.site({ path: '/', plain: false, multisite: false, partner });
    mkdirSync(this.#files, { recursive: true });
    writeFileSync(
      join(this.#place.folder, 'wp-content/mu-plugins/journeys.php'),
      readFileSync(join(import.meta.dirname, 'controls.php')),
    );
  }

  override stop = (): Promise<void> => missing('a restart of the site');

  override async remove(): Promise<void> {
    await this.#host?.remove();
    rmSync(this.#data, { recursive: true, force: true });
    this.removeFolder();
  }

  /** Logs a user in with the form, which the module for secure sign-on can hide. @returns the cookies as the form sets them */
  override async logIn(page: Parameters<RunningSite['logIn']>[0], user: string): Promise<void> {
    await page.request.post(`${this.url}/wp-login.php`, {
      form: { log: user, pwd: user, testcookie: '1' },
      headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
      maxRedirects: 0,
    });
  }

  override async reset(name: ScenarioName): Promise<void> {
    await this.calm();
    await this.clock(0);
    await this.scenario(name);
    await this.clearLog();
  }

  override scenario = async (name: ScenarioName): Promise<void> => {
    if (!scenarios.has(name)) missing(`the state "${name}"`);
    const answer = await fetch(`${this.url}/wp-json/lab/v1/scenario`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    if (!answer.ok) throw new Error(`The state ${name} could not be set: ${await answer.text()}`);
  };

  override traits = async (changed: object): Promise<void> => {
    const [first] = Object.keys(changed);
    if (first) missing(`the trait "${first}"`);
  };

  override chaos = async (rule: ChaosRule): Promise<void> => {
    if (rule.method !== 'POST' || !faults.has(rule.kind))
      missing(`the fault "${rule.kind}" for ${rule.method ?? 'all'} calls`);
    writeFileSync(join(this.#files, 'faults.json'), JSON.stringify([rule]));
  };

  override calm = async (): Promise<void> => rmSync(join(this.#files, 'faults.json'), { force: true });

  override workers = (): Promise<never> => missing('a limit of workers');
  override overrides = (): Promise<never> => missing('allowed origins of overrides');
  override separateReads = (): Promise<never> => missing('reads as separate requests');

  override clock = async (offsetMs: number): Promise<void> => {
    this.isOnTime = offsetMs === 0;
    const file = join(this.#files, 'moved-clock');
    if (this.isOnTime) rmSync(file, { force: true });
    else writeFileSync(file, '');
  };

  override clearLog = async (): Promise<void> => rmSync(join(this.#files, 'calls.log'), { force: true });

  override async calls(filter: RegExp = /./): Promise<string[]> {
    let text = '';
    try {
      text = readFileSync(join(this.#files, 'calls.log'), 'utf8');
    } catch {
      // No call yet.
    }
    return text.split('\n').filter((call) => call !== '' && filter.test(call));
  }
}
