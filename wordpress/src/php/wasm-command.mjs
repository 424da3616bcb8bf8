import { parseArgs } from 'node:util';

/**
 * @typedef {object} Command
 * @property {string | undefined} address host and port of the web server; undefined if `php` runs a script or code instead
 * @property {string} root folder of the web server
 * @property {string} script router of the web server
 * @property {Readonly<Record<string, string>>} ini settings of PHP, from the options `-d`
 */

/**
 * Reads the options of `php` that start a web server. For a script, PHP itself reads the command line.
 * @param {readonly string[]} args
 * @returns {Command}
 */
export function readCommand(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    options: {
      define: { type: 'string', short: 'd', multiple: true },
      server: { type: 'string', short: 'S' },
      root: { type: 'string', short: 't' },
      code: { type: 'string', short: 'r' },
    },
  });
  const asText = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : '');
  const entries = [values.define ?? []].flat().map((entry) => {
    const [name = '', ...value] = asText(entry).split('=');
    return [name, value.join('=')];
  });
  return {
    address: typeof values.server === 'string' ? values.server : undefined,
    root: asText(values.root),
    script: positionals[0] ?? '',
    ini: Object.fromEntries(entries),
  };
}
