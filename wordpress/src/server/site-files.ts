import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { archiveFiles } from '../zip/archive-files';
import type { SiteOptions } from './options';

const repo = join(import.meta.dirname, '../../..');

/** A WordPress: its folder, address and database. */
export interface Site {
  readonly folder: string;
  /** Without a slash at the end. */
  readonly url: string;
  /** Whether the site has plain permalinks. */
  readonly plain: boolean;
  readonly database: string;
  /** Path of the database's socket. */
  readonly socket: string;
}

/**
 * Creates the files of a WordPress: source, our plugin, jetpack, wp-config.php.
 * @param isNew whether to copy the source, over what a failed installation may have left
 * @throws Error without a built set or jetpack.php
 */
export function createSiteFiles(site: Site, source: string, options: SiteOptions, isNew: boolean): void {
  const { folder } = site;
  if (isNew) {
    // The package has symbolic links. Copy their targets, so that each site is complete, and skip broken links.
    cpSync(source, folder, {
      recursive: true,
      dereference: true,
      filter: (file) => existsSync(file) && !/\/(wp-config\.php|\.htaccess)$/.test(file),
    });
  }
  for (const name of ['mu-plugins', 'plugins', 'uploads']) {
    mkdirSync(join(folder, 'wp-content', name), { recursive: true });
  }
  installPlugin(folder);
  installJetpack(folder, options.jetpack);
  writeFileSync(join(folder, 'wp-config.php'), wpConfig(site, options.multisite));
}

/** Installs our plugin in a WordPress, with the files of its archive. */
export function installPlugin(folder: string): void {
  const plugin = join(folder, 'wp-content/plugins/flightdeck');
  // Not in the folder of plugins, where WordPress would list it.
  const next = join(folder, 'wp-content/flightdeck-next');
  const previous = join(folder, 'wp-content/flightdeck-previous');
  // A killed start may have left them.
  for (const old of [next, previous]) rmSync(old, { recursive: true, force: true });
  for (const { name, content } of archiveFiles(repo)) {
    const file = join(next, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  // Rename whole folders: pages of the previous test may still send requests, which need a complete plugin.
  if (existsSync(plugin)) renameSync(plugin, previous);
  renameSync(join(next, 'flightdeck'), plugin);
  for (const unused of [next, previous]) rmSync(unused, { recursive: true, force: true });
}

/** Installs Jetpack and the plugin that simulates its provider, or removes both if there is no jetpack. */
function installJetpack(folder: string, jetpack: SiteOptions['jetpack']): void {
  const target = join(folder, 'wp-content/plugins/jetpack');
  const provider = join(folder, 'wp-content/mu-plugins/provider.php');
  const activator = join(folder, 'wp-content/mu-plugins/stay-active.php');
  for (const old of [target, provider, activator]) rmSync(old, { recursive: true, force: true });
  if (!jetpack) return;
  if (!existsSync(join(jetpack.folder, 'jetpack.php')))
    throw new Error(`There is no jetpack.php in ${jetpack.folder}.`);
  // A copy, because Jetpack derives its addresses from the path of its files.
  cpSync(jetpack.folder, target, { recursive: true });
  if (!jetpack.provider) return;
  symlinkSync(jetpack.provider, provider);
  // The simulated provider may replace the list of active plugins with each scenario.
  writeFileSync(activator, stayActive);
}

const stayActive = `<?php
add_filter( 'option_active_plugins', static fn( $all ) => array_values( array_unique( array_merge( (array) $all, array( 'flightdeck/flightdeck.php' ) ) ) ) );
`;

const secrets = [
  'AUTH_KEY',
  'SECURE_AUTH_KEY',
  'LOGGED_IN_KEY',
  'NONCE_KEY',
  'AUTH_SALT',
  'SECURE_AUTH_SALT',
  'LOGGED_IN_SALT',
  'NONCE_SALT',
];

/** Returns wp-config.php of a WordPress that only this machine reaches: no updates, no requests to other servers. */
function wpConfig({ url, database, socket, folder }: Site, multisite: boolean): string {
  const { host, pathname } = new URL(`${url}/`);
  const values: Record<string, string | boolean | number> = {
    DB_NAME: database,
    DB_HOST: `localhost:${socket}`,
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    ...Object.fromEntries(secrets.map((name) => [name, `this machine only: ${name}`])),
    ...(!multisite && { WP_HOME: url, WP_SITEURL: url }),
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: join(folder, 'errors.log'),
    DISABLE_WP_CRON: true,
    FS_METHOD: 'direct',
    AUTOMATIC_UPDATER_DISABLED: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
  };
  const network = {
    MULTISITE: true,
    SUBDOMAIN_INSTALL: false,
    DOMAIN_CURRENT_SITE: host,
    PATH_CURRENT_SITE: pathname,
    SITE_ID_CURRENT_SITE: 1,
    BLOG_ID_CURRENT_SITE: 1,
  };
  const definitions = (constants: object) =>
    Object.entries(constants).map(
      ([name, value]) =>
        `defined( '${name}' ) || define( '${name}', ${JSON.stringify(value).replaceAll('$', '\\$')} );\n`,
    );
  // The tables of a network are created before WordPress runs as a network.
  const networkConfig = `if ( ! getenv( 'FLIGHTDECK_INSTALL' ) ) {\n${definitions(network).join('')}}\n`;
  // A test can override these constants: a constant keeps its first value.
  return `<?php
if ( file_exists( __DIR__ . '/more-config.php' ) ) {
	require __DIR__ . '/more-config.php';
}
${definitions(values).join('')}${multisite ? networkConfig : ''}$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;
}
