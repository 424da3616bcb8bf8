import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { readOptions } from '../cli/options';
import { type ScenarioName, seed } from '../scenarios/scenarios';
import { siteApp } from '../server/app';
import { type Running, start } from '../server/start';
import { writeFakeSet } from './fake-set';
import { TestClient } from './test-client';

/**
 * Runs a real site on free ports in a temporary folder, from before the first test of a file until after its last.
 * @param args further arguments of the command line
 */
export function runTestSite(scenario: ScenarioName = 'not-connected', ...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-site-'));
  const options = readOptions(['--port', '0', '--scenario', scenario, ...args], {}, folder);
  let started: (Running & { readonly app: Hono }) | undefined;
  beforeAll(async () => {
    writeFakeSet(options.set);
    const running = await start(options, join(__dirname, '../assets'));
    started = { ...running, app: siteApp(running.site) };
  });
  afterAll(async () => {
    await started?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const running = () => {
    if (!started) throw new Error('The site starts before the first test.');
    return started;
  };
  const newClient = (isRemote = false) =>
    new TestClient(() => running().site.urls.site, isRemote ? fetch : async (request) => running().app.fetch(request));
  return {
    get site() {
      return running().site;
    },
    get url() {
      return running().site.urls.site;
    },
    setDir: options.set,
    /**
     * Returns a client with separate cookies that logs in before the first test.
     * @param isRemote whether it uses the network, which is slower; only such a client can test closed sockets
     */
    loggedIn(login: string, isRemote = false): TestClient {
      const client = newClient(isRemote);
      beforeAll(() => client.logIn(login));
      return client;
    },
    /** Creates a client with separate cookies. Logs in if a login is given. */
    async client(login?: string): Promise<TestClient> {
      const client = newClient();
      if (login) await client.logIn(login);
      return client;
    },
    /** Resets state, clock, simulated faults and log. Clients remain logged in. @param next default: the scenario of the start */
    reset(next = scenario): void {
      const { site } = running();
      site.clock.offset = 0;
      site.chaos.length = 0;
      site.log.length = 0;
      seed(site.store, next);
    },
    /** Writes the set again. @param registry default: the smallest one */
    writeSet: (registry?: unknown): void => writeFakeSet(options.set, registry),
  };
}
