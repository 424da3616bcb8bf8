import { parseArgs } from 'node:util';

/**
 * @typedef {object} Options
 * @property {boolean} isLong
 * @property {boolean} areOtherBrowsers
 * @property {boolean} hasWordPress
 * @property {boolean} isHelp
 * @property {readonly string[] | undefined} only names of parts
 * @property {string | undefined} shard `K/N`
 */

export const help = `npm test -- [--long | --browsers | --wordpress] [--only part,part] [--shard K/N]

  --long      also long tests, and larger counts (npm run test:long)
  --browsers  only the main journeys, in Chromium, Firefox and WebKit (npm run test:browsers)
  --wordpress also the tests on a real WordPress that protect every change; needs Debian
  --only      some parts, and the parts they need: types, lint, checks, unit, servers, php, build, budgets, browser, coverage; with --long also pictures and all tests of wordpress
  --shard     only a share of the tests, such as 1/3; parts without tests run completely
  --help      this text
`;

/**
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
  const [, share = '0', shares = '0'] = /^(\d+)\/(\d+)$/.exec(values.shard ?? '') ?? [];
  if (values.shard !== undefined && !(Number(share) >= 1 && Number(share) <= Number(shares)))
    throw new Error(`--shard takes K/N with K from 1 to N, such as 1/3, not "${values.shard}".`);
  return {
    isLong: values.long,
    areOtherBrowsers: values.browsers,
    hasWordPress: values.wordpress,
    isHelp: values.help,
    only: values.only?.split(','),
    shard: values.shard,
  };
}

/**
 * Returns the requested parts, each after the parts it needs, because a new clone has no build.
 * @template {{ readonly name: string, readonly needs?: string }} Part
 * @param {readonly Part[]} parts
 * @param {readonly string[] | undefined} only
 * @returns {readonly Part[]}
 * @throws Error in one sentence when there is no such part
 */
export function choose(parts, only) {
  const unknown = only?.find((name) => !parts.some((part) => part.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}"; there are ${parts.map(({ name }) => name).join(', ')}.`);
  if (!only) return parts;
  const needed = parts.flatMap(({ name, needs }) => (needs && only.includes(name) ? [needs] : []));
  return parts.filter(({ name }) => only.includes(name) || needed.includes(name));
}
