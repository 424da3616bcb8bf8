import { existsSync, rmSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../../../tools/src/common/folders/make-folder';
import { makeClock } from '../auth/clock';
import { type CliOptions, isLoopback } from '../cli/options';
import { UsageError } from '../cli/usage-error';
import type { Site } from '../context/site';
import { makeWorkers } from '../context/workers';
import { makeChaos } from '../faults/chaos';
import { makeRequestLog } from '../faults/request-log';
import { providerApp } from '../provider/app';
import { seed } from '../scenarios/scenarios';
import { openStore, type Store } from '../store/store';
import { siteApp } from './app';
import { listen } from './listen';

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
function prepareStore({ data, scenario, jetpack, reset, password }: CliOptions): Store {
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
    if (jetpack !== undefined) store.options.set('jetpack', jetpack);
    // The sessions may have begun with another password.
    if (password !== undefined) store.sessions.endAll();
    return store;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Couldn't write to the folder ${data}: ${reason}. Choose another one with --data.`);
  }
}

/** Returns the host name for URLs. Replaces a wildcard address with the first external IPv4 address of this machine. */
function hostNameOf(host: string): string {
  if (host !== '0.0.0.0' && host !== '::') return host.includes(':') ? `[${host}]` : host;
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1';
}

/**
 * Starts site and provider.
 * @param assetsDir folder of the style sheets
 * @throws UsageError for mistakes in the options
 */
export async function start(options: CliOptions, assetsDir: string): Promise<Running> {
  const store = prepareStore(options);
  const opened: { close(): Promise<void> }[] = [];
  const closeAll = async () => {
    for (const resource of opened.splice(0).reverse()) await resource.close();
  };
  try {
    const isLocal = isLoopback(options.host);
    const clock = makeClock();
    const site: Site = {
      store,
      clock,
      urls: { site: '', provider: '' },
      setDir: options.set,
      assetsDir,
      isLoopback: isLocal,
      password: options.password,
      chaos: makeChaos(options.chaos),
      workers: makeWorkers(options.workers),
      log: makeRequestLog(),
      lang: options.lang,
      overrideOrigins: options.overrideOrigins,
      separateReads: false,
    };
    // On the loopback address, the provider uses another host name, so that browsers treat it as another site.
    const providerServer = await listen(providerApp(site), options.providerPort, options.host, '--provider-port');
    opened.push(providerServer);
    site.urls.provider = `http://${isLocal ? 'localhost' : hostNameOf(options.host)}:${providerServer.port}`;
    const siteServer = await listen(siteApp(site), options.port, options.host, '--port');
    opened.push(siteServer);
    site.urls.site = `http://${hostNameOf(options.host)}:${siteServer.port}`;
    return { site, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
