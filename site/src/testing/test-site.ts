import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScenarioName } from '../scenarios/scenarios';
import { type Running, start } from '../server/start';
import { writeFakeSet } from './fake-set';
import { TestClient } from './test-client';

export interface TestSite {
  running: Running;
  readonly url: string;
  readonly setDir: string;
  /** A browser of its own, signed in unless no login is given. */
  client(login?: string): Promise<TestClient>;
  close(): Promise<void>;
}

const assets = join(__dirname, '../assets');

/** Starts a real site on free ports in a folder of its own. */
export async function startTestSite(scenario: ScenarioName = 'not-connected'): Promise<TestSite> {
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
      reset: false,
      host: '127.0.0.1',
      password: undefined,
    },
    assets,
  );
  return {
    running,
    url: running.site.urls.site,
    setDir,
    async client(login) {
      const client = new TestClient(running.site.urls.site);
      if (login) await client.signIn(login);
      return client;
    },
    async close() {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
