import { parseArgs } from 'node:util';

/**
 * @typedef {object} Options
 * @property {boolean} isLong
 * @property {boolean} hasAllBrowsers
 * @property {boolean} hasWordPress
 * @property {boolean} isHelp
 * @property {readonly string[] | undefined} only names of stages
 * @property {string | undefined} shard `K/N`
 */

export const help = `npm test -- [--long | --browsers | --wordpress] [--only stage,stage] [--shard K/N]

  --long      also the long tests, and more rounds of random tests (npm run test:long)
  --browsers  only the main journeys, in Chromium, Firefox and WebKit (npm run test:browsers)
  --wordpress also the tests on a real WordPress that run for every change; needs Debian
  --only      only these stages, and those that they need. Stages: types, lint, checks, unit, servers, php, build, budgets, browser, coverage; with --long also pictures and all tests of wordpress
  --shard     only a shard of the tests, such as 1/3; stages without tests run completely
  --help      shows this text
`;

/**
 * Reads the options of `npm test`.
 * @param {readonly string[]} args of the command line
 * @returns {Options}
 * @throws Error in one sentence
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      long: { type: 'boolean', default: false },
      browsers: { type: 'boolean', default: false },
      wordpress: { type: 'boolean', default: false },
      only: { type: 'string' },
      shard: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [, index = '0', count = '0'] = /^(\d+)\/(\d+)$/.exec(values.shard ?? '') ?? [];
  if (values.shard !== undefined && !(Number(index) >= 1 && Number(index) <= Number(count)))
    throw new Error(`--shard takes K/N with K from 1 to N, such as 1/3, not "${values.shard}".`);
  return {
    isLong: values.long,
    hasAllBrowsers: values.browsers,
    hasWordPress: values.wordpress,
    isHelp: values.help,
    only: values.only?.split(','),
    shard: values.shard,
  };
}

/**
 * Returns the requested stages and those that they need, in the order of all stages. Returns all stages without `only`.
 * @template {{ readonly name: string, readonly needs?: string }} Stage
 * @param {readonly Stage[]} stages
 * @param {readonly string[] | undefined} only
 * @returns {readonly Stage[]}
 * @throws Error in one sentence for an unknown name
 */
export function choose(stages, only) {
  const unknown = only?.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no stage "${unknown}"; there are ${stages.map(({ name }) => name).join(', ')}.`);
  if (!only) return stages;
  const needed = stages.flatMap(({ name, needs }) => (needs && only.includes(name) ? [needs] : []));
  return stages.filter(({ name }) => only.includes(name) || needed.includes(name));
}
