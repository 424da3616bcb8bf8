import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { jestCount, playwrightCount } from './test-results.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly [string, ...string[]]} command
 * @property {number} minutes after which it is stopped
 * @property {string} [needs] part without which it makes no sense
 * @property {(ok: boolean) => import('./test-results.mjs').Count} [count] default: one
 */

/**
 * What `npm test` consists of, in order.
 * @param {string} repo
 * @param {boolean} isLong
 * @returns {readonly Part[]}
 */
export function testParts(repo, isLong) {
  const node = process.execPath;
  const modules = join(repo, 'node_modules');
  const tool = (/** @type {string} */ file) => /** @type {const} */ ([node, '--import', 'tsx', `tools/src/${file}`]);
  const results = join(repo, 'test-results');
  const unit = join(results, 'unit.json');
  const servers = join(results, 'servers.json');
  const browser = join(results, 'e2e.json');
  const pictures = join(results, 'pictures.json');
  const wordpress = join(results, 'wordpress.json');
  mkdirSync(results, { recursive: true });
  for (const file of [unit, servers, browser, pictures, wordpress]) if (existsSync(file)) rmSync(file);
  /** @returns {readonly [string, ...string[]]} */
  const jest = (/** @type {string} */ file, /** @type {string[]} */ ...projects) => [
    node,
    join(modules, 'jest/bin/jest.js'),
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${file}`,
  ];
  const factor = isLong ? 10 : 1;
  const playwright = /** @type {const} */ ([node, join(modules, '@playwright/test/cli.js'), 'test']);
  /** @type {Part} */
  const inPictures = {
    name: 'pictures',
    command: [...playwright, '--config', join(repo, 'e2e/pictures/playwright.config.ts')],
    minutes: 60,
    needs: 'build',
    count: (ok) => playwrightCount(pictures, ok),
  };
  /** @type {Part} */
  const onWordPress = {
    name: 'wordpress',
    command: [...playwright, '--config', join(repo, 'wordpress/playwright.config.ts')],
    // The packages of a WordPress may have to be installed first.
    minutes: 30,
    needs: 'build',
    count: (ok) => playwrightCount(wordpress, ok),
  };
  return [
    { name: 'types', command: [join(modules, '.bin/tsc'), '-b'], minutes: 3 },
    { name: 'lint', command: [join(modules, '.bin/biome'), 'check', '.'], minutes: 2 },
    { name: 'checks', command: tool('checks/main.ts'), minutes: 2 },
    {
      name: 'unit',
      command: jest(unit, 'rules', 'components'),
      minutes: 5 * factor,
      count: (ok) => jestCount(unit, ok),
    },
    {
      name: 'servers',
      command: jest(servers, 'servers'),
      minutes: 5 * factor,
      count: (ok) => jestCount(servers, ok),
    },
    { name: 'build', command: tool('build/main.ts'), minutes: 3 },
    { name: 'budgets', command: tool('checks/budgets/main.ts'), minutes: 1, needs: 'build' },
    {
      name: 'browser',
      command: playwright,
      minutes: 10 * factor,
      needs: 'build',
      count: (ok) => playwrightCount(browser, ok),
    },
    ...(isLong ? [inPictures, onWordPress] : []),
    { name: 'coverage', command: [...tool('coverage/main.ts'), '--check'], minutes: 1 },
  ];
}
