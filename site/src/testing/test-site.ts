import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '../cli/options';
import type { Site } from '../context/site';
import { type ScenarioName, seed } from '../scenarios/scenarios';
import { siteApp } from '../server/app';
import { start } from '../server/start';
import { writeFakeSet } from './fake-set';
import { TestClient } from './test-client';

/** A running site for tests, and clients of it. */
export interface TestSite {
  readonly site: Site;
  readonly url: string;
  readonly setDir: string;
  /**
   * Creates a client with separate cookies. Logs in if a login is given.
   * @param isRemote whether it uses the network, which is slower; only such a client can test closed sockets
   */
  client(login?: string, isRemote?: boolean): Promise<TestClient>;
  /** Resets state, clock, simulated faults and log. Clients remain logged in. @param scenario default: the scenario of the start */
  reset(scenario?: ScenarioName): void;
  /** Writes the set again. @param registry default: the smallest one */
  writeSet(registry?: unknown): void;
  close(): Promise<void>;
}

/**
 * Starts a real site on free ports in a temporary folder.
 * @param args further arguments of the command line
 */
export async function startTestSite(scenario: ScenarioName = 'not-connected', ...args: string[]): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-site-'));
  const options = readOptions(['--port', '0', '--scenario', scenario, ...args], {}, folder);
  writeFakeSet(options.set);
  const { site, close } = await start(options, join(__dirname, '../assets'));
  const app = siteApp(site);
  return {
    site,
    url: site.urls.site,
    setDir: options.set,
    async client(login, isRemote = false) {
      const client = new TestClient(site.urls.site, isRemote ? fetch : async (request) => app.fetch(request));
      if (login) await client.logIn(login);
      return client;
    },
    reset(next = scenario) {
      site.clock.offset = 0;
      site.chaos.length = 0;
      site.log.length = 0;
      seed(site.store, next);
    },
    writeSet: (registry) => writeFakeSet(options.set, registry),
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
