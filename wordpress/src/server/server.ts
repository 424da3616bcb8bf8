import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../tools/src/setup/run.mjs';
import { type Service, startService } from '../../../tools/src/setup/service';
import { type Database, startDatabase } from './database';
import type { SiteOptions } from './options';
import { wordpressSource } from './packages';
import { createSiteFiles, type Site } from './site-files';

/** Folder of the PHP files that run outside of WordPress. */
const phpFolder = join(import.meta.dirname, 'php');
const memoryLimit = 'memory_limit=512M';

/** A web server with a database, and WordPress sites in its folders. */
export class WordPressServer {
  readonly #data: string;
  readonly #port: number;
  readonly #source: string | undefined;
  #database: Database | undefined;
  #web: Service | undefined;

  /**
   * @param data folder of all files; existing sites in it are reused
   * @param source folder of the WordPress to copy for each site; default: the installed package
   */
  constructor(data: string, port: number, source?: string) {
    this.#data = data;
    this.#port = port;
    this.#source = source;
  }

  /** Starts MariaDB and the web server. @throws Error when one of them does not start */
  async start(): Promise<void> {
    mkdirSync(join(this.#data, 'www'), { recursive: true });
    this.#database = await startDatabase(this.#data);
    const address = `127.0.0.1:${this.#port}`;
    const settings = [
      // PHP's default limit. The archive of the plugin must be smaller.
      'upload_max_filesize=2M',
      memoryLimit,
      'opcache.enable=1',
      'opcache.revalidate_freq=0',
      'display_errors=0',
    ];
    try {
      this.#web = await startService(
        [
          'php',
          ...settings.flatMap((setting) => ['-d', setting]),
          '-S',
          address,
          '-t',
          join(this.#data, 'www'),
          join(phpFolder, 'router.php'),
        ],
        {
          log: join(this.#data, 'web.log'),
          env: { PHP_CLI_SERVER_WORKERS: '4' },
          answers: () => fetch(`http://${address}/no-such-file.txt`).then(Boolean, () => false),
        },
      );
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Stops the web server and the database, and keeps the data. */
  async stop(): Promise<void> {
    await this.#web?.stop();
    await this.#database?.stop();
  }

  /** Stops the web server and the database, and removes the data. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }

  /**
   * Installs a WordPress at a path. If the path has a WordPress, only replaces its plugins and its configuration.
   * @returns folder, address and database of the WordPress
   * @throws Error when the server has not been started, or when the installation fails, with its output
   */
  async installSite(options: SiteOptions): Promise<Site> {
    if (!this.#database) throw new Error('The server has not been started.');
    const { path, plain, multisite, jetpack } = options;
    const site: Site = {
      folder: join(this.#data, 'www', path),
      url: `http://127.0.0.1:${this.#port}${path}`.replace(/\/$/, ''),
      plain,
      database: `wp${path.replace(/\W/g, '_')}`,
      socket: this.#database.socket,
    };
    // Written when the installation is complete, so that the next start repeats one that failed.
    const installed = join(this.#data, `${site.database}.installed`);
    const isNew = !existsSync(installed);
    createSiteFiles(site, this.#source ?? (await wordpressSource()), options, isNew);
    if (!isNew) return site;
    await this.#database.recreate(site.database);
    const siteKind = [plain ? 'plain' : 'pretty', multisite ? 'network' : 'single'];
    const plugins = ['flightdeck/flightdeck.php', ...(jetpack ? ['jetpack/jetpack.php'] : [])];
    const { output } = await run(
      ['php', '-d', memoryLimit, join(phpFolder, 'install.php'), site.folder, site.url, ...siteKind, ...plugins],
      { cwd: this.#data, minutes: 3 },
    );
    if (!output.includes('installed')) throw new Error(`WordPress could not be installed:\n${output}`);
    writeFileSync(installed, '');
    return site;
  }
}
