import { join } from 'node:path';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly [string, ...string[]]} command
 * @property {string} [needs] part that must run before it
 * @property {boolean} [needsBrowser]
 * @property {boolean} [needsOtherBrowsers]
 * @property {number} stallMinutes see `run-part.mjs`
 */

/**
 * Returns the parts of `npm test`, in order.
 * @param {string} repo
 * @param {import('./options.mjs').Options} options
 * @returns {readonly Part[]}
 */
export function testParts(repo, { isLong, areOtherBrowsers, shard }) {
  const node = process.execPath;
  const modules = join(repo, 'node_modules');
  const reporter = (/** @type {string} */ name) => join(repo, 'tools/src/runner', `${name}-reporter.mjs`);
  const share = shard ? [`--shard=${shard}`] : [];
  // One test of the long run repeats its steps a hundred times.
  const stallMinutes = isLong ? 30 : 5;

  /** A program with a single result, which can take long on a busy machine. */
  const once = (/** @type {string} */ name, /** @type {readonly [string, ...string[]]} */ ...command) => ({
    name,
    command,
    stallMinutes: 30,
  });
  const jest = (/** @type {string} */ name, /** @type {string[]} */ ...choice) => ({
    name,
    /** @type {Part['command']} */
    command: [node, join(modules, 'jest/bin/jest.js'), `--reporters=${reporter('jest')}`, ...share, ...choice],
    stallMinutes,
  });
  const playwright = (/** @type {string} */ name, /** @type {string} */ config) => ({
    name,
    /** @type {Part['command']} */
    command: [
      node,
      join(modules, '@playwright/test/cli.js'),
      'test',
      `--config=${join(repo, config)}`,
      `--reporter=${reporter('playwright')}`,
      ...share,
    ],
    needs: 'build',
    needsBrowser: true,
    stallMinutes,
  });
  const tool = (/** @type {string} */ file) => /** @type {const} */ ([node, '--import', 'tsx', `tools/src/${file}`]);
  const build = once('build', ...tool('build/main.ts'));
  if (areOtherBrowsers)
    return [build, { ...playwright('browsers', 'e2e/browsers/playwright.config.ts'), needsOtherBrowsers: true }];
  return [
    once('types', 'npm', 'run', '--silent', 'types'),
    once('lint', 'npm', 'run', '--silent', 'lint'),
    once('checks', ...tool('checks/main.ts')),
    jest('unit', '--selectProjects', 'rules', 'components'),
    jest('servers', '--selectProjects', 'servers'),
    { name: 'php', command: [node, join(repo, 'wordpress/src/php/unit-tests.mjs')], stallMinutes: 30 },
    build,
    { ...once('budgets', ...tool('checks/budgets/main.ts')), needs: 'build', needsBrowser: true },
    playwright('browser', 'playwright.config.ts'),
    ...(isLong
      ? [
          playwright('pictures', 'e2e/pictures/playwright.config.ts'),
          playwright('wordpress', 'wordpress/playwright.config.ts'),
        ]
      : []),
    once('coverage', ...tool('coverage/main.ts'), '--check'),
  ];
}
