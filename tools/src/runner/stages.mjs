import { parseArgs } from 'node:util';
import { ensureChromium } from '../setup/chromium.mjs';
import { ensureOtherBrowsers } from '../setup/other-browsers.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} command for the shell, in the folder of the repository; npm puts the programs of packages on the PATH
 * @property {string} [needs] stage that must have passed before
 * @property {readonly ((repo: string) => Promise<unknown>)[]} [installers] install the programs that the stage needs, if they are missing
 * @property {'jest' | 'playwright' | 'php'} [tests] what writes the numbers of tests to a report; a stage without it counts as one test
 * @property {boolean} [isOptional] whether the stage runs only if `--only` names it
 */

export const help = `npm test -- [--only stage,stage] [--wordpress] [--long]

  --only       only these stages, and those that they need: types, lint, checks, unit, php, build, budgets, browser, coverage.
               Other stages: wordpress (all tests on a real WordPress; needs Debian), browsers (the main journeys in Chromium,
               Firefox and WebKit), pictures (pictures of all cards and screens)
  --wordpress  also the tests on a real WordPress that run for every change
  --long       more rounds of random tests, and browser tests with the tag @long
  --help       shows this text
`;

/** Reads the options of `npm test`. @param {readonly string[]} args of the command line @throws Error in one sentence */
export function readOptions(args) {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false });
  const options = { help: flag, long: flag, wordpress: flag, only: /** @type {const} */ ({ type: 'string' }) };
  const { only, ...flags } = parseArgs({ args: [...args], options }).values;
  return { ...flags, only: only?.split(',') };
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

/** @param {string} folder */
const playwright = (folder, flags = '') =>
  `playwright test --config=${folder}playwright.config.ts --reporter=list,json${flags}`;

/** @param {string} repo */
async function installChromium(repo) {
  process.env.FLIGHTDECK_CHROMIUM = await ensureChromium(repo);
}

/**
 * Returns all stages, in the order in which they run.
 * @param {{ wordpress: boolean }} options whether to run the tagged tests on WordPress
 * @param {string} reports folder for the reports of the stages
 * @returns {readonly Stage[]}
 */
export function testStages({ wordpress }, reports) {
  const built = { needs: 'build', installers: [installChromium] };
  const browser = { ...built, tests: /** @type {const} */ ('playwright') };
  const jest = `jest --json --outputFile="${reports}/unit.json" --testLocationInResults`;
  const tagged = wordpress ? ' --grep="@matrix|@every-change"' : '';
  const wordpressTests = `${program('wordpress/src/server/install-packages.ts')} && ${playwright('wordpress/', tagged)}`;
  return [
    { name: 'types', command: `${cssTypes} && tsc -b` },
    { name: 'lint', command: 'biome check . && stylelint --config stylelint.config.mjs "**/*.css"' },
    { name: 'checks', command: `${program('tools/src/checks/main.ts')} && ${importRules} && ${unusedCode}` },
    { name: 'unit', command: jest, tests: 'jest' },
    { name: 'php', command: `node wordpress/src/php/unit-tests.mjs --report "${reports}/php.json"`, tests: 'php' },
    { name: 'build', command: program('tools/src/build/main.ts') },
    { ...built, name: 'budgets', command: program('tools/src/checks/budgets/main.ts') },
    { ...browser, name: 'browser', command: playwright('') },
    {
      ...browser,
      name: 'browsers',
      command: playwright('e2e/browsers/'),
      installers: [installChromium, ensureOtherBrowsers],
      isOptional: true,
    },
    { ...browser, name: 'pictures', command: playwright('e2e/pictures/'), isOptional: true },
    { ...browser, name: 'wordpress', command: wordpressTests, isOptional: !wordpress },
    { name: 'coverage', command: `${program('tools/src/coverage/main.ts')} --check --reports "${reports}"` },
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
  const needed = stages.filter(({ name }) => only.includes(name)).map(({ needs }) => needs);
  return stages.filter(({ name }) => only.includes(name) || needed.includes(name));
}
