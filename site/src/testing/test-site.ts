import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CliOptions } from '../cli/options';
import { cookieName } from '../context/identify';
import { userByLogin } from '../facts/users';
import { type ScenarioName, seed } from '../scenarios/scenarios';
import { siteApp } from '../server/app';
import { type Running, start } from '../server/start';
import { startSession } from '../store/sessions';
import { writeFakeSet } from './fake-set';
import { TestClient } from './test-client';

/** A running site for tests, and clients of it. */
export interface TestSite {
  running: Running;
  readonly url: string;
  readonly setDir: string;
  /** Creates a client with separate cookies. Logs in if a login is given. */
  client(login?: string): Promise<TestClient>;
  /** Creates a client without network and login form, which is faster. It cannot test closed sockets. */
  directClient(login?: string): Promise<TestClient>;
  /** Resets state, clock, simulated faults and log. Clients remain logged in. @param scenario default: the scenario of the start */
  reset(scenario?: ScenarioName): void;
  close(): Promise<void>;
}

const assets = join(__dirname, '../assets');

/**
 * Starts a real site on free ports in a temporary folder.
 * @param options options that differ from the defaults
 */
export async function startTestSite(
  scenario: ScenarioName = 'not-connected',
  options: Partial<Pick<CliOptions, 'jetpack' | 'lang'>> = {},
): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-site-'));
  const setDir = join(folder, 'build/set');
  writeFakeSet(setDir);
  const running = await start(
    {
      port: 0,
      providerPort: 0,
      data: join(folder, 'data'),
      set: setDir,
      scenario,
      jetpack: undefined,
      reset: false,
      chaos: [],
      workers: null,
      lang: 'en',
      overrideOrigins: [],
      ...options,
    },
    assets,
  );
  const app = siteApp(running.site);
  return {
    running,
    url: running.site.urls.site,
    setDir,
    async client(login) {
      const client = new TestClient(running.site.urls.site);
      if (login) await client.logIn(login);
      return client;
    },
    async directClient(login) {
      const { site } = running;
      const client = new TestClient(site.urls.site, async (request) => app.fetch(request));
      const user = userByLogin(login ?? '');
      if (user) await client.takeCookie(cookieName(site), startSession(site.store, user.id, site.clock.now()));
      return client;
    },
    reset(next = scenario) {
      const { store, clock, chaos, log } = running.site;
      clock.offset = 0;
      chaos.length = 0;
      log.length = 0;
      seed(store, next);
    },
    async close() {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
