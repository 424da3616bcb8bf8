import { join } from 'node:path';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {readonly [string, ...string[]]} command
 * @property {string} [needs] name of the stage that must have passed before this one runs
 * @property {boolean} [needsBrowser]
 * @property {boolean} [needsOtherBrowsers]
 * @property {boolean} [needsWordPress]
 * @property {number} stallMinutes see `run-stage.mjs`
 */

/**
 * Expected minutes of each stage on two idle cores. The long run has no estimate, because it repeats random tests a configurable
 * number of times.
 */
const minutes = /** @type {Readonly<Record<string, number>>} */ ({
  types: 0.2,
  lint: 0.1,
  checks: 0.6,
  unit: 1.7,
  servers: 1.4,
  php: 0.1,
  build: 0.3,
  budgets: 0.1,
  browser: 6,
  browsers: 7,
  wordpress: 0.8,
  coverage: 0.1,
});

/**
 * Returns the approximate time of a run.
 * @param {number} totalMinutes
 * @param {boolean} isLong
 */
function timeText(totalMinutes, isLong) {
  if (isLong) return 'up to several hours';
  return totalMinutes < 1 ? 'less than a minute' : `about ${Math.round(totalMinutes)} min`;
}

/**
 * Returns the first lines of a run: its stages, and their approximate time.
 * @param {readonly Stage[]} stages
 * @param {import('./options.mjs').Options} options
 * @returns {string}
 */
export function planOf(stages, { isLong, shard }) {
  const shardCount = Number(shard?.split('/')[1] ?? 1);
  const totalMinutes = stages.reduce((total, { name }) => total + (minutes[name] ?? 0), 0) / shardCount;
  const names = stages.map(({ name }) => name).join(', ');
  return `Runs ${names}${shard ? ` (shard ${shard})` : ''}.\nTakes ${timeText(totalMinutes, isLong)} on two idle cores, without the installation of missing packages.\n`;
}

/**
 * Returns the stages of `npm test`, in order.
 * @param {string} repo
 * @param {import('./options.mjs').Options} options
 * @param {string} reports folder for Jest's reports of this run, which the stage `coverage` reads
 * @returns {readonly Stage[]}
 */
export function testStages(repo, { isLong, hasAllBrowsers, hasWordPress, shard }, reports) {
  const node = process.execPath;
  const modules = join(repo, 'node_modules');
  const reporter = (/** @type {string} */ name) => join(repo, 'tools/src/runner', `${name}-reporter.mjs`);
  const shardOptions = shard ? [`--shard=${shard}`] : [];
  // The reports of one shard would give wrong coverage, so a shard writes none. The stage `coverage` then lists the tests itself.
  const report = (/** @type {string} */ name) =>
    shard ? [] : ['--json', `--outputFile=${join(reports, `${name}.json`)}`, '--testLocationInResults'];
  // One test of the long run repeats its steps a hundred times.
  const stallMinutes = isLong ? 30 : 5;

  /** Returns a stage for a program without tests. On a busy machine, it can run for a long time without output. */
  const programStage = (/** @type {string} */ name, /** @type {readonly [string, ...string[]]} */ ...command) => ({
    name,
    command,
    stallMinutes: 30,
  });
  const jest = (/** @type {string} */ name, /** @type {string[]} */ ...filters) => ({
    name,
    /** @type {Stage['command']} */
    command: [
      node,
      join(modules, 'jest/bin/jest.js'),
      `--reporters=${reporter('jest')}`,
      ...shardOptions,
      ...report(name),
      ...filters,
    ],
    stallMinutes,
  });
  const playwright = (
    /** @type {string} */ name,
    /** @type {string} */ config,
    /** @type {string[]} */ ...filters
  ) => ({
    name,
    /** @type {Stage['command']} */
    command: [
      node,
      join(modules, '@playwright/test/cli.js'),
      'test',
      `--config=${join(repo, config)}`,
      `--reporter=${reporter('playwright')}`,
      ...shardOptions,
      ...filters,
    ],
    needs: 'build',
    needsBrowser: true,
    stallMinutes,
  });
  const tool = (/** @type {string} */ file) => /** @type {const} */ ([node, '--import', 'tsx', `tools/src/${file}`]);
  const build = programStage('build', ...tool('build/main.ts'));
  if (hasAllBrowsers)
    return [build, { ...playwright('browsers', 'e2e/browsers/playwright.config.ts'), needsOtherBrowsers: true }];
  const wordpress = (/** @type {string[]} */ ...filters) => ({
    ...playwright('wordpress', 'wordpress/playwright.config.ts', ...filters),
    needsWordPress: true,
  });
  return [
    programStage('types', 'npm', 'run', '--silent', 'types'),
    programStage('lint', 'npm', 'run', '--silent', 'lint'),
    programStage('checks', ...tool('checks/main.ts')),
    jest('unit', '--selectProjects', 'rules', 'components'),
    jest('servers', '--selectProjects', 'servers'),
    { name: 'php', command: [node, join(repo, 'wordpress/src/php/unit-tests.mjs')], stallMinutes: 30 },
    build,
    { ...programStage('budgets', ...tool('checks/budgets/main.ts')), needs: 'build', needsBrowser: true },
    playwright('browser', 'playwright.config.ts'),
    ...(isLong ? [playwright('pictures', 'e2e/pictures/playwright.config.ts'), wordpress()] : []),
    ...(hasWordPress && !isLong ? [wordpress('--grep=@matrix|@every-change')] : []),
    programStage('coverage', ...tool('coverage/main.ts'), '--check', '--reports', reports),
  ];
}
