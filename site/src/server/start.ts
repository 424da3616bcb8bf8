import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../../tools/src/common/folders/make-folder';
import type { CliOptions } from '../cli/options';
import { messageOf, UsageError } from '../cli/usage-error';
import type { Clock, Site } from '../context/site';
import { makeWorkers } from '../context/workers';
import { providerApp } from '../provider/app';
import { seed } from '../scenarios/scenarios';
import { openStore, type Store } from '../store/store';
import { siteApp } from './app';
import { host, listen } from './listen';

/** A running site. */
export interface Running {
  readonly site: Site;
  /** Stops the servers. */
  close(): Promise<void>;
}

/**
 * Opens the store. Seeds it if it is new or reset.
 * @throws UsageError if the folder cannot be written, or if it already contains data for a scenario without `--reset`
 */
function prepareStore({ data, scenario, jetpack, reset }: CliOptions): Store {
  const file = join(data, 'site.json');
  if (!reset && scenario !== undefined && existsSync(file)) {
    throw new UsageError(`${data} already contains data. To replace it with "${scenario}", add --reset.`);
  }
  try {
    makeFolder(data, 0o700);
    if (reset) rmSync(file, { force: true });
    const isNew = !existsSync(file);
    const store = openStore(file);
    if (isNew) seed(store, scenario ?? 'not-connected');
    if (jetpack !== undefined) store.change({ jetpack });
    return store;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`Couldn't write to the folder ${data}: ${messageOf(error)}. Choose another one with --data.`);
  }
}

/**
 * Starts site and provider.
 * @param assetsDir folder of the style sheets
 * @throws UsageError for mistakes in the options
 */
export async function start(options: CliOptions, assetsDir: string): Promise<Running> {
  const clock: Clock = { offset: 0, now: () => Date.now() + clock.offset };
  const site: Site = {
    store: prepareStore(options),
    clock,
    urls: { site: '', provider: '' },
    setDir: options.set,
    assetsDir,
    chaos: [...options.chaos],
    workers: makeWorkers(options.workers),
    log: [],
    lang: options.lang,
    overrideOrigins: options.overrideOrigins,
    separateReads: false,
  };
  const provider = await listen(providerApp(site), options.providerPort, '--provider-port');
  // The provider uses another host name, so that browsers treat it as another site.
  site.urls.provider = `http://localhost:${provider.port}`;
  try {
    const server = await listen(siteApp(site), options.port, '--port');
    site.urls.site = `http://${host}:${server.port}`;
    return { site, close: () => server.close().then(provider.close) };
  } catch (error) {
    await provider.close();
    throw error;
  }
}
