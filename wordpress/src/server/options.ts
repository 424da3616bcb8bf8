import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Options of a WordPress on the server. */
export interface SiteOptions {
  /** Path below the server's address, such as `/blog/`. */
  readonly path: string;
  /** Whether to use plain permalinks: addresses with a query (`?rest_route=/`). */
  readonly plain: boolean;
  /** Whether to install a network of sites. */
  readonly multisite: boolean;
  /** Folder of Jetpack, and a must-use plugin that simulates its provider; null for a site without Jetpack. */
  readonly jetpack: { readonly folder: string; readonly provider?: string } | null;
}

export interface Options extends SiteOptions {
  readonly port: number;
  /** Folder of the site and its database. */
  readonly data: string;
  /** Folder of a WordPress to use instead of the installed package. */
  readonly wordpress?: string;
  /** Whether to empty the data folder first. */
  readonly reset: boolean;
  readonly help: boolean;
}

export const help = `npm run wordpress -- [options]     runs a WordPress with this plugin on this machine (Debian; installs what it needs)

--port N        port of the web server; default 8500
--data DIR      folder of the site and its database; default data/wordpress
--reset         first deletes everything in the data folder, if this command has created it
--path /blog/   path of the site below the address; default /
--plain         uses plain permalinks: addresses with a query
--multisite     installs a network of sites
--wordpress DIR folder of another version of WordPress; default FLIGHTDECK_WORDPRESS_DIR, else the Debian package
--jetpack DIR   folder of Jetpack; default FLIGHTDECK_PLUGIN_DIR
--provider FILE must-use plugin that simulates Jetpack's provider; default FLIGHTDECK_PROVIDER

Without --jetpack, the page says that Jetpack is not installed. Users: admin, admin2, editor, author, subscriber; the password
is the username. Only this machine can reach the site.
`;

const definitions = {
  port: { type: 'string', default: '8500' },
  data: { type: 'string' },
  reset: { type: 'boolean', default: false },
  path: { type: 'string', default: '/' },
  plain: { type: 'boolean', default: false },
  multisite: { type: 'boolean', default: false },
  wordpress: { type: 'string' },
  jetpack: { type: 'string' },
  provider: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Reads the command line. @param root folder of the project @throws Error when an option is unknown or invalid */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): Options {
  const { values } = parseArgs({ args: [...args], options: definitions });
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : 0;
  if (port < 1 || port > 65_535) throw new Error(`--port must be a number from 1 to 65535, not "${values.port}".`);
  if (!/^\/([\w-]+\/)*$/.test(values.path)) {
    throw new Error(`--path must be / or a path of letters, digits, _ and -, such as /blog/, not "${values.path}".`);
  }
  const wordpress = values.wordpress ?? env.FLIGHTDECK_WORDPRESS_DIR;
  return {
    port,
    data: resolve(values.data ?? join(root, 'data/wordpress')),
    ...(wordpress && { wordpress: resolve(wordpress) }),
    reset: values.reset,
    path: values.path,
    plain: values.plain,
    multisite: values.multisite,
    jetpack: resolveJetpack(values.jetpack ?? env.FLIGHTDECK_PLUGIN_DIR, values.provider ?? env.FLIGHTDECK_PROVIDER),
    help: values.help,
  };
}

/** Returns the absolute paths of the folder of Jetpack and of the plugin that simulates the provider; null without Jetpack. */
export function resolveJetpack(folder: string | undefined, provider: string | undefined): SiteOptions['jetpack'] {
  if (!folder) return null;
  return { folder: resolve(folder), ...(provider && { provider: resolve(provider) }) };
}
