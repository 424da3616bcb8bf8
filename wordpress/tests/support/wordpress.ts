import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installPlugin, type Site } from '../../src/server/site-files';

const tests = join(import.meta.dirname, '..');

/** A WordPress that a test may change. */
export class WordPress {
  readonly #site: Site;

  constructor(site: Site) {
    this.#site = site;
    cpSync(join(tests, 'support/notices.php'), join(site.folder, 'wp-content/mu-plugins/notices.php'));
  }

  /** Address without a slash at the end. */
  get url(): string {
    return this.#site.url;
  }

  /** Folder of the site's plugins. */
  get plugins(): string {
    return join(this.#site.folder, 'wp-content/plugins');
  }

  /** Returns PHP notices that our plugin has caused since the last call. */
  takeNotices(): string {
    const file = join(this.#site.folder, 'wp-content/notices.log');
    if (!existsSync(file)) return '';
    const notices = readFileSync(file, 'utf8');
    rmSync(file);
    return notices;
  }

  /** Returns the address of a REST route, such as `/jetpack/v4/settings`, with the permalinks of the site. */
  rest(route: string, query: Readonly<Record<string, string>> = {}): string {
    const values = new URLSearchParams(query);
    if (!this.#site.plain) return `${this.url}/wp-json${route}${values.size > 0 ? `?${values}` : ''}`;
    return `${this.url}/?${new URLSearchParams({ rest_route: route, ...query })}`;
  }

  /** Runs PHP code with WordPress loaded. @returns its output */
  php(code: string): string {
    return execFileSync('php', this.#command(code), { encoding: 'utf8' });
  }

  /** Like `php()`, but does not block this process, whose servers may have to answer requests of the code. @returns the output */
  async phpInBackground(code: string): Promise<string> {
    return (await promisify(execFile)('php', this.#command(code), { encoding: 'utf8' })).stdout;
  }

  #command(code: string): string[] {
    const { host, pathname } = new URL(`${this.url}/`);
    const setRequest = `$_SERVER['HTTP_HOST'] = '${host}'; $_SERVER['REQUEST_URI'] = '${pathname}';`;
    const loadWordPress = `require '${this.#site.folder}/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/admin.php';`;
    return ['-d', 'error_reporting=0', '-r', `${setRequest} ${loadWordPress} ${code}`];
  }

  /** Installs the double of Jetpack, and activates or deactivates it. */
  addJetpack({ isActive = true, version = '11.9' } = {}): void {
    const folder = join(this.plugins, 'jetpack');
    mkdirSync(folder, { recursive: true });
    cpSync(join(tests, 'double/jetpack.php'), join(folder, 'jetpack.php'));
    cpSync(join(tests, 'php/doubles/jetpack-state.php'), join(folder, 'jetpack-state.php'));
    cpSync(join(tests, '../../site/answers/modules.json'), join(folder, 'modules.json'));
    this.php(
      `update_option( 'double_version', '${version}' ); ${isActive ? 'activate_plugin' : 'deactivate_plugins'}( 'jetpack/jetpack.php' );`,
    );
  }

  /** Replaces the code of the test's must-use plugin, which can interfere with our plugin. */
  mustUse(code: string): void {
    writeFileSync(join(this.#site.folder, 'wp-content/mu-plugins/test.php'), `<?php\n${code}\n`);
  }

  /** Replaces the code, such as constants, that the test adds to wp-config.php. */
  config(code: string): void {
    writeFileSync(join(this.#site.folder, 'more-config.php'), `<?php\n${code}\n`);
  }

  /** Resets plugins, settings and options that a test may have changed. */
  restore(): void {
    rmSync(join(this.plugins, 'jetpack'), { recursive: true, force: true });
    this.mustUse('');
    this.config('');
    installPlugin(this.#site.folder);
    this.php(
      `update_option( 'active_plugins', array( 'flightdeck/flightdeck.php' ) );
      foreach ( array( 'version', 'take_place', 'license_count' ) as $name ) delete_option( "flightdeck_$name" );
      delete_metadata( 'user', 0, 'flightdeck_untried_seen', '', true );
      foreach ( array_keys( wp_load_alloptions( true ) ) as $name ) if ( 0 === strpos( $name, 'double_' ) ) delete_option( $name );`,
    );
  }
}
