import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isGeneration } from '../catalog/versions';
import { chaosKinds, readRule } from '../faults/chaos';
import { languageTag } from '../html/locale';
import { isScenario, scenarioNames } from '../scenarios/scenarios';
import { messageOf, UsageError } from './usage-error';

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true, default: [] as string[] } as const;
/** The options, which `tools/src/setup/start-help.mjs` describes. */
const optionTypes = {
  port: text,
  'provider-port': text,
  data: text,
  set: text,
  scenario: text,
  jetpack: text,
  reset: { type: 'boolean', default: false },
  chaos: texts,
  workers: text,
  lang: text,
  'override-origin': texts,
} as const;

/** Returns what `read` makes of an option; undefined without the option. @throws UsageError if `read` returns undefined */
function optional<T>(
  name: string,
  requirement: string,
  value: string | undefined,
  read: (text: string) => T | undefined,
) {
  if (value === undefined) return undefined;
  const result = read(value);
  if (result === undefined) throw new UsageError(`--${name} ${requirement}, not "${value}".`);
  return result;
}

const wholeNumber = (name: string, min: number, max: number, value: string | undefined) =>
  optional(name, `must be a number from ${min} to ${max}`, value, (digits) =>
    /^\d{1,5}$/.test(digits) && Number(digits) >= min && Number(digits) <= max ? Number(digits) : undefined,
  );
// One below the last port, because the provider uses the next port by default.
const portOf = (name: string, value: string | undefined) => wholeNumber(name, 0, 65_534, value);

/** Reads an origin. Anything else is refused, because the text becomes part of the Content Security Policy. */
function readOrigin(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(value);
  return isOrigin ? url.origin : undefined;
}

/** Options of the command line. */
export type CliOptions = ReturnType<typeof readOptions>;

/**
 * Reads the command line.
 * @param root folder of the project, for the defaults
 * @throws UsageError for an unknown option or an invalid value
 */
export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>, root: string) {
  const values = parse(args);
  const port = portOf('port', values.port ?? env.PORT) ?? 8400;
  const rule = `takes "kind [ms] [method] [path]" with a kind of ${chaosKinds.join(', ')}`;
  return {
    port,
    // Port 0 selects free ports for the site and the provider.
    providerPort: portOf('provider-port', values['provider-port']) ?? (port && port + 1),
    data: values.data ?? join(root, 'data'),
    set: values.set ?? join(root, 'build/set'),
    /** Scenario of a new data folder; undefined for `not-connected`. */
    scenario: optional('scenario', `must be one of ${scenarioNames.join(', ')}`, values.scenario, (name) =>
      isScenario(name) ? name : undefined,
    ),
    /** Generation of the plugin; undefined for the generation that the data folder has, which is 11 for new data. */
    jetpack: optional('jetpack', 'must be 11 or 16', values.jetpack, (name) => (isGeneration(name) ? name : undefined)),
    reset: values.reset,
    chaos: values.chaos.flatMap((line) => optional('chaos', rule, line, readRule) ?? []),
    /** Number of requests that the site handles at the same time; null for no limit. */
    workers: wholeNumber('workers', 1, 9999, values.workers) ?? null,
    lang: optional('lang', 'takes a language such as de or pt-BR', values.lang, languageTag) ?? 'en',
    overrideOrigins: values['override-origin'].flatMap(
      (origin) => optional('override-origin', 'takes an origin such as https://next.example', origin, readOrigin) ?? [],
    ),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: optionTypes }).values;
  } catch (error) {
    const names = Object.keys(optionTypes).map((name) => `--${name}`);
    throw new UsageError(`${messageOf(error)}\nOptions: ${names.join(' ')}`);
  }
}
