import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { BrowserContext, TestInfo } from '@playwright/test';
import {
  type ChaosRule,
  RunningSite,
  recordedScenarios,
  type ScenarioName,
  type TraitsInput,
} from '../../../e2e/support/site';
import { freePort } from '../../../tools/src/dev/free-port';
import { resolveJetpack } from '../../src/server/options';
import { ensurePackages } from '../../src/server/packages';
import { WordPressServer } from '../../src/server/server';
import type { Site } from '../../src/server/site-files';
import { postLogin } from '../support/post-login';
import { exclusionReason } from './excluded';
import { readState } from './provider-answers';
import { providerApi, providerOrigin, providerOrigins, serveProviderPages } from './provider-page';

const journeys = join(import.meta.dirname, '../../../e2e');

/** States that the simulated provider of the real Jetpack can set. */
const scenarios: ReadonlySet<string> = new Set(recordedScenarios);
/** States that differ from `free` in modules, purchases, backups and scan. */
const planStates: ReadonlySet<string> = new Set([
  'personal',
  'premium',
  'business',
  'security-t2',
  'backup-t0',
  'backup-t1',
  'backup-t2',
  'search',
  'scan',
  'anti-spam',
  'videopress',
  'social',
  'threat-one',
  'threats-many',
  'no-credentials',
  'backup-provisioning',
  'backup-awaiting-credentials',
  'backup-new-site',
  'scan-provisioning',
  'scan-scanning',
]);
/** States that differ from `free` only in traits, with their traits. */
const traitStates: Readonly<Record<string, TraitsInput>> = {
  'coupon-connected': { coupon: true },
  overrides: { overrides: { monitor: 'inactive', protect: 'active', photon: 'inactive' } },
};
/** Traits that this class can set on WordPress. */
const supportedTraits: ReadonlySet<string> = new Set([
  'rewind',
  'rewindReason',
  'scan',
  'scanReason',
  'threats',
  'credentials',
  'offline',
  'overrides',
  'coupon',
]);
/** Faults of `e2e/support/site.ts` that `controls.php` lacks, because PHP's server can't close a connection. */
const unsupportedFaults: ReadonlySet<string> = new Set(['refused']);

/**
 * A WordPress with the real Jetpack, for journeys that were written for the test site. A journey that needs something that WordPress
 * lacks fails with the reason.
 */
export class WordPressSite extends RunningSite {
  readonly #data = mkdtempSync(join(tmpdir(), 'flightdeck-journeys-'));
  #server: WordPressServer | undefined;
  #installedSite: Site | undefined;
  /** A test site, which computes the answers of the provider for a state. */
  readonly #model = new RunningSite();
  #traits: TraitsInput = {};

  get #controlFolder(): string {
    return join(this.#site.folder, 'wp-content/journeys');
  }

  get #site(): Site {
    if (!this.#installedSite) throw new Error('The site has not been started.');
    return this.#installedSite;
  }

  override exclusionOf({ file, titlePath }: TestInfo): string | undefined {
    return exclusionReason(relative(journeys, file), titlePath.slice(1).join(' › '));
  }

  override get url(): string {
    return this.#site.url;
  }

  override get provider(): string {
    return providerOrigin;
  }

  override get surveyOrigin(): string {
    return providerApi;
  }

  override isAtProvider = ({ origin }: URL): boolean => providerOrigins.includes(origin);

  override prepareBrowser = (context: BrowserContext): Promise<void> => serveProviderPages(context);

  override get origins(): readonly string[] {
    return [this.url, providerApi, ...providerOrigins];
  }

  /**
   * Messages that don't fail a journey. Profile pictures and scripts of Jetpack come from other servers, which a machine for tests
   * may not reach. The logo of the coupon's jetpack is at a path that only the test site has.
   */
  override readonly ignoredMessages =
    /^foreign request: https?:\/\/(\w+\.)*(gravatar\.com|wp\.com|w\.org)\/|\/images\/ionos-logo\.jpg|ERR_(NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|CONNECTION|TUNNEL|FAILED)/;

  override async start(): Promise<void> {
    if (this.#server) return this.#server.start();
    const { FLIGHTDECK_PLUGIN_DIR, FLIGHTDECK_PROVIDER, FLIGHTDECK_WORDPRESS_DIR } = process.env;
    if (!FLIGHTDECK_PLUGIN_DIR || !FLIGHTDECK_PROVIDER)
      throw new Error('Set FLIGHTDECK_PLUGIN_DIR and FLIGHTDECK_PROVIDER (docs/wordpress.md).');
    await ensurePackages();
    this.#server = new WordPressServer(this.#data, await freePort(8560), FLIGHTDECK_WORDPRESS_DIR);
    await this.#server.start();
    const jetpack = resolveJetpack(FLIGHTDECK_PLUGIN_DIR, FLIGHTDECK_PROVIDER);
    this.#installedSite = await this.#server.installSite({ path: '/', plain: false, multisite: false, jetpack });
    mkdirSync(this.#controlFolder, { recursive: true });
    for (const name of ['controls.php', 'states.php']) {
      const file = join(this.#installedSite.folder, `wp-content/mu-plugins/journeys-${name}`);
      writeFileSync(file, readFileSync(join(import.meta.dirname, name)));
    }
    await this.#model.start();
  }

  override stop = async (): Promise<void> => this.#server?.stop();

  override async remove(): Promise<void> {
    await this.#server?.remove();
    await this.#model.remove();
    rmSync(this.#data, { recursive: true, force: true });
    this.removeFolder();
  }

  override async logIn(page: Parameters<RunningSite['logIn']>[0], user: string): Promise<void> {
    await postLogin(page.request, this.url, user);
  }

  override async reset(name: ScenarioName): Promise<void> {
    await this.clearChaos();
    await this.clock(0);
    await this.separateReads(false);
    await this.scenario(name);
    await this.clearLog();
  }

  override scenario = async (name: ScenarioName): Promise<void> => {
    const isFromModel = planStates.has(name) || name in traitStates;
    if (!isFromModel && !scenarios.has(name)) endJourney(`the state "${name}"`);
    await this.#post('lab/v1/scenario', { name: isFromModel ? 'free' : name });
    await this.#model.scenario(name);
    this.#traits = traitStates[name] ?? {};
    await this.#applyModel();
  };

  override traits = async (changed: TraitsInput): Promise<void> => {
    const unknown = Object.keys(changed).find((name) => !supportedTraits.has(name));
    if (unknown) endJourney(`the trait "${unknown}"`);
    await this.#model.traits(changed);
    this.#traits = { ...this.#traits, ...changed };
    await this.#applyModel();
  };

  /** Sets modules, plan, backups, scan and traits of the WordPress to those of the model. */
  async #applyModel(): Promise<void> {
    const { offline, overrides, coupon } = this.#traits;
    await this.#post('journeys/v1/state', { ...(await readState(this.#model)), offline, overrides, coupon });
  }

  async #post(path: string, body: object): Promise<void> {
    const answer = await fetch(`${this.url}/wp-json/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The state could not be set: ${await answer.text()}`);
  }

  override chaos = async (rule: ChaosRule): Promise<void> => {
    if (unsupportedFaults.has(rule.kind) || rule.path === 'provider')
      endJourney(`the fault "${rule.kind}" for ${rule.path}`);
    const file = join(this.#controlFolder, 'faults.json');
    const rules: readonly ChaosRule[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    writeFileSync(file, JSON.stringify([...rules, rule]));
  };

  override clearChaos = async (): Promise<void> => rmSync(join(this.#controlFolder, 'faults.json'), { force: true });

  override workers = (): Promise<never> => endJourney('a limit of workers');
  override overrides = (): Promise<never> => endJourney('allowed origins of overrides');

  override separateReads = async (isSeparate = true): Promise<void> => this.#setFlag('separate-reads', isSeparate);

  override clock = async (offsetMs: number): Promise<void> => {
    this.hasRealTime = offsetMs === 0;
    this.#setFlag('moved-clock', !this.hasRealTime);
  };

  #setFlag(name: string, isOn: boolean): void {
    const file = join(this.#controlFolder, name);
    if (isOn) writeFileSync(file, '');
    else rmSync(file, { force: true });
  }

  override clearLog = async (): Promise<void> => rmSync(join(this.#controlFolder, 'calls.log'), { force: true });

  override async calls(filter: RegExp = /./): Promise<string[]> {
    let text = '';
    try {
      text = readFileSync(join(this.#controlFolder, 'calls.log'), 'utf8');
    } catch {
      // No call yet.
    }
    return text.split('\n').filter((call) => call !== '' && filter.test(call));
  }
}

/** Ends a journey that needs something that WordPress lacks. @throws Error with the reason, always */
function endJourney(missing: string): never {
  throw new Error(`WordPress does not have: ${missing}`);
}
