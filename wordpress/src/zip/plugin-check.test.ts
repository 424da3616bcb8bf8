import { join } from 'node:path';
import { pluginSources } from '../../../tools/src/common/archive/plugin-source';
import { pluginDirectoryFile } from './archive-files';

/*
 * Rules of Plugin Check, the tool of the plugin directory, for the source of the plugin as the archive for that directory has it.
 */

const plugin = join(__dirname, '../../plugin');
const files = pluginSources(plugin).flatMap((file) => pluginDirectoryFile(file) ?? []);
const php = files
  .filter(({ name }) => name.endsWith('.php'))
  .map(({ name, content }) => ({ name, code: String(content).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));
const textOf = (name: string) => String(files.find((file) => file.name === name)?.content ?? '');

/** Returns each match of a pattern in the PHP files, except in comments, after the name of the file. */
const matches = (pattern: RegExp) =>
  php.flatMap(({ name, code }) => [...code.matchAll(new RegExp(pattern, 'g'))].map(([found]) => `${name}: ${found}`));

test.each([
  ['plugin_updater', /plugin-update-checker|site_transient_update_|auto_update_plugin|updater\.\w+\.\w{2,5}/i],
  ['safe_redirect', /\bwp_redirect\(/],
  ['write_file', /\b(file_put_contents|fwrite|fopen|copy|rename|mkdir|move_uploaded_file)\(/],
  ['development_functions', /\b(var_dump|var_export|print_r|error_log|error_reporting|ini_set|set_time_limit)\(/],
])('no PHP file breaks the rule %s', (_, pattern) => {
  expect(matches(pattern)).toEqual([]);
});

test('direct_db_queries: each query is prepared', () => {
  const queries = matches(/\$wpdb->(query|get_\w+|insert|update|delete|replace)\([^\n]*/);
  expect(queries.filter((query) => !query.includes('$wpdb->prepare('))).toEqual([]);
});

test('i18n_usage: every text is translated with its text domain', () => {
  const calls = matches(
    /\b(?:_[_xe]|_n|_nx|esc_(?:html|attr)_[_xe])\(\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")[^;]*?\)/,
  );
  expect(calls.length).toBeGreaterThan(50);
  expect(calls.filter((call) => !call.includes("'flightdeck'"))).toEqual([]);
});

test('setting_sanitization: each option is sanitized before it is saved', () => {
  const settings = matches(/register_setting\([^;]+;/);
  expect(settings).not.toEqual([]);
  expect(settings.filter((call) => !call.includes("'sanitize_callback'"))).toEqual([]);
});

test('autoloaded_options: each write says whether WordPress loads the option on every request', () => {
  expect(matches(/\bupdate_option\([^;]+;/).filter((call) => !/, (true|false) \);$/.test(call))).toEqual([]);
});

test('prefixing: every file with functions has the namespace, and hooks begin with the name of the plugin', () => {
  const namespaced = php.filter(({ code }) => /^namespace Flightdeck\b/m.test(code)).map(({ name }) => name);
  expect(php.map(({ name }) => name).filter((name) => !namespaced.includes(name))).toEqual([
    'languages/index.php',
    'uninstall.php',
  ]);
  const hooks = matches(/\b(?:do_action|apply_filters)\( '\w+'/).map((call) => /'(\w+)'/.exec(call)?.[1] ?? '');
  // Filters of WordPress. The plugin applies them where it does the same work as WordPress, so that other plugins can filter it.
  const wordpressFilters = [
    'https_local_ssl_verify',
    'rest_post_dispatch',
    'rest_pre_echo_response',
    'wp_inline_script_attributes',
    'wp_script_attributes',
  ];
  expect(hooks.filter((name) => !name.startsWith('flightdeck_') && !wordpressFilters.includes(name))).toEqual([]);
});

test('file_type: the source has only PHP and text files, none hidden, and no names that differ only in case', () => {
  const names = files.map(({ name }) => name);
  expect(names.filter((name) => !/^[\w./-]+\.(php|txt)$/.test(name) || /(^|\/)\./.test(name))).toEqual([]);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

test('plugin_header_fields and plugin_readme: flightdeck.php and readme.txt agree, and the header names no other source of updates', () => {
  const field = (text: string, name: string) => new RegExp(`^(?: \\* )?${name}:\\s+(.+)$`, 'm').exec(text)?.[1];
  const [header, readme] = [textOf('flightdeck.php'), textOf('readme.txt')];
  expect(/^=== (.+) ===$/m.exec(readme)?.[1]).toBe(field(header, 'Plugin Name'));
  for (const name of ['Requires at least', 'Tested up to', 'Requires PHP', 'License', 'License URI']) {
    expect([name, field(readme, name)]).toEqual([name, field(header, name)]);
  }
  expect(field(header, 'Text Domain')).toBe('flightdeck');
  expect(field(header, 'Update URI')).toBeUndefined();
  expect(field(header, 'Requires at least')).toMatch(/^\d+\.\d$/);
});
