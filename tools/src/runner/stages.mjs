import { parseArgs } from 'node:util';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} command for the shell, in the folder of the repository; npm puts the programs of packages on the PATH
 * @property {readonly string[]} [needs] stages that must have passed before, and programs to install (`installers.mjs`)
 * @property {'jest' | 'playwright' | 'php'} [tests] what reports the number of tests; a stage without it counts as one test
 * @property {boolean} [isOptional] whether the stage runs only if `--only` names it
 *
 * @typedef {object} Options
 * @property {boolean} isHelp
 * @property {boolean} isLong
 * @property {boolean} hasWordPress
 * @property {readonly string[] | undefined} only names of stages
 * @property {string | undefined} shard `K/N`
 */

export const help = `npm test -- [--only stage,stage] [--wordpress] [--long] [--shard K/N]

  --only       only these stages, and those that they need: types, lint, checks, unit, php, build, budgets, browser, coverage.
               Other stages: wordpress (all tests on a real WordPress; needs Debian), browsers (the main journeys in Chromium,
               Firefox and WebKit), pictures (pictures of all cards and screens)
  --wordpress  also the tests on a real WordPress that run for every change
  --long       more rounds of random tests, and browser tests with the tag @long
  --shard      only a shard of the tests, such as 1/3; stages without tests run completely
  --help       shows this text
`;

/**
 * Reads the options of `npm test`.
 * @param {readonly string[]} args of the command line
 * @returns {Options}
 * @throws Error in one sentence
 */
export function readOptions(args) {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false });
  const { values } = parseArgs({
    args: [...args],
    options: { help: flag, long: flag, wordpress: flag, only: { type: 'string' }, shard: { type: 'string' } },
  });
  const { help: isHelp, long: isLong, wordpress: hasWordPress, only, shard } = values;
  const [, index = '0', count = '0'] = /^(\d+)\/(\d+)$/.exec(shard ?? '') ?? [];
  if (shard !== undefined && !(Number(index) >= 1 && Number(index) <= Number(count)))
    throw new Error(`--shard takes K/N with K from 1 to N, such as 1/3, not "${shard}".`);
  return { isHelp, isLong, hasWordPress, only: only?.split(','), shard };
}

/** Writes the class names of CSS modules as types, which TypeScript finds through `rootDirs` of tsconfig.base.json. */
const cssTypes = 'tcm --silent --pattern "{mf-*,root-config,shared}/**/*.css" --outDir build/css-types .';

/** Checks that imports follow the rules for areas, layers and file roles, and prints the advice of each broken rule. */
const importRules =
  'depcruise --config .dependency-cruiser.mjs --output-type err-long mf-* root-config shared site tools wordpress';

/** Finds unused files, exports and dependencies: with tests, and without. */
const unusedCode = 'knip --no-tag-hints --no-config-hints && knip --production';

/** Returns the command of a TypeScript program. @param {string} file */
const program = (file) => `node --import tsx ${file}`;

/**
 * Returns all stages, in the order in which they run.
 * @param {Options} options
 * @param {string} reports folder for the reports of the stages
 * @returns {readonly Stage[]}
 */
export function testStages({ hasWordPress, shard }, reports) {
  const shardFlag = shard ? ` --shard=${shard}` : '';
  const playwright = (/** @type {string} */ config, flags = '') =>
    `playwright test --config=${config} --reporter=list,json${shardFlag}${flags}`;
  const browserStage = { needs: ['build', 'Chromium'], tests: /** @type {const} */ ('playwright') };
  const taggedOnly = hasWordPress ? ' --grep="@matrix|@every-change"' : '';
  return [
    { name: 'types', command: `${cssTypes} && tsc -b` },
    { name: 'lint', command: 'biome check . && stylelint --config stylelint.config.mjs "**/*.css"' },
    { name: 'checks', command: `${program('tools/src/checks/main.ts')} && ${importRules} && ${unusedCode}` },
    {
      name: 'unit',
      command: `jest --json --outputFile="${reports}/unit.json" --testLocationInResults${shardFlag}`,
      tests: 'jest',
    },
    { name: 'php', command: 'node wordpress/src/php/unit-tests.mjs', tests: 'php' },
    { name: 'build', command: program('tools/src/build/main.ts') },
    { name: 'budgets', command: program('tools/src/checks/budgets/main.ts'), needs: ['build', 'Chromium'] },
    { ...browserStage, name: 'browser', command: playwright('playwright.config.ts') },
    {
      ...browserStage,
      name: 'browsers',
      command: playwright('e2e/browsers/playwright.config.ts'),
      needs: ['build', 'Chromium', 'Firefox and WebKit'],
      isOptional: true,
    },
    { ...browserStage, name: 'pictures', command: playwright('e2e/pictures/playwright.config.ts'), isOptional: true },
    {
      ...browserStage,
      name: 'wordpress',
      command: `${program('wordpress/src/server/install-packages.ts')} && ${playwright('wordpress/playwright.config.ts', taggedOnly)}`,
      isOptional: !hasWordPress,
    },
    {
      name: 'coverage',
      // The report of one shard would give wrong coverage.
      command: `${program('tools/src/coverage/main.ts')} --check${shard ? '' : ` --reports "${reports}"`}`,
    },
  ];
}

/**
 * Returns the requested stages and those that they need; without `only`, all stages that are not optional.
 * @param {readonly Stage[]} stages
 * @param {readonly string[] | undefined} only
 * @returns {readonly Stage[]}
 * @throws Error in one sentence for an unknown name
 */
export function choose(stages, only) {
  if (!only) return stages.filter(({ isOptional }) => !isOptional);
  const unknown = only.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no stage "${unknown}"; there are ${stages.map(({ name }) => name).join(', ')}.`);
  const needed = stages.flatMap(({ name, needs = [] }) => (only.includes(name) ? needs : []));
  return stages.filter(({ name }) => only.includes(name) || needed.includes(name));
}
