import { join } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import * as v from 'valibot';
import { isGeneration } from '../catalog/versions';
import { chaosKinds, readRule } from '../faults/chaos';
import { languageTag } from '../html/locale';
import { isScenario, scenarioNames } from '../scenarios/scenarios';
import { UsageError } from './usage-error';

/** Schema of an option. @param read returns the value of a text; undefined for a text that does not meet the requirement */
const option = <T>(requirement: string, read: (text: string) => T | undefined) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset: { value: text }, addIssue, NEVER }): T => {
      const value = read(text);
      if (value !== undefined) return value;
      addIssue({ message: `${requirement}, not "${text}".` });
      return NEVER;
    }),
  );

const wholeNumber = (min: number, max: number) =>
  option(`must be a number from ${min} to ${max}`, (text) =>
    /^\d{1,5}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined,
  );
// One below the last port, because the provider uses the next port by default.
const port = wholeNumber(0, 65_534);

/** Reads an origin. Anything else is refused, because the text becomes part of the Content Security Policy. */
function readOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text)
    ? url.origin
    : undefined;
}

const schema = v.object({
  port,
  'provider-port': v.optional(port),
  /** Folder of the data. */
  data: v.optional(v.string()),
  /** Folder of the built files. */
  set: v.optional(v.string()),
  /** Scenario of a new data folder; undefined for `not-connected`. */
  scenario: v.optional(
    option(`must be one of ${scenarioNames.join(', ')}`, (name) => (isScenario(name) ? name : undefined)),
  ),
  /** Generation of the plugin; undefined for the generation that the data folder has, which is 11 for new data. */
  jetpack: v.optional(option('must be 11 or 16', (name) => (isGeneration(name) ? name : undefined))),
  /** Whether to delete existing data at the start. */
  reset: v.optional(v.boolean(), false),
  /** Faults that the site simulates from the start. */
  chaos: v.optional(
    v.array(option(`takes "kind [ms] [method] [path]" with a kind of ${chaosKinds.join(', ')}`, readRule)),
    [],
  ),
  /** Number of requests that the site handles at the same time; null for no limit. */
  workers: v.optional(v.nullable(wholeNumber(1, 9999)), null),
  /** Language of the site, such as `de`. */
  lang: v.optional(option('takes a language such as de or pt-BR', languageTag), 'en'),
  /** Origins from which overrides may load areas. */
  'override-origin': v.optional(v.array(option('takes an origin such as https://next.example', readOrigin)), []),
});

const optionTypes: ParseArgsConfig['options'] = Object.fromEntries(
  Object.keys(schema.entries).map((name) => [
    name,
    { type: name === 'reset' ? 'boolean' : 'string', multiple: ['chaos', 'override-origin'].includes(name) },
  ]),
);

/** Options of the command line. */
export type CliOptions = ReturnType<typeof readOptions>;

/**
 * Reads the command line.
 * @param root folder of the project, for the defaults
 * @throws UsageError for an unknown option or an invalid value
 */
export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>, root: string) {
  const parsed = v.safeParse(schema, { port: env.PORT ?? '8400', ...parse(args) });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new UsageError(`--${issue.path?.[0]?.key} ${issue.message}`);
  }
  const { 'provider-port': providerPort, 'override-origin': overrideOrigins, ...options } = parsed.output;
  return {
    ...options,
    // Port 0 selects free ports for the site and the provider.
    providerPort: providerPort ?? (options.port === 0 ? 0 : options.port + 1),
    data: options.data ?? join(root, 'data'),
    set: options.set ?? join(root, 'build/set'),
    overrideOrigins,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: optionTypes, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const names = Object.keys(schema.entries).map((name) => `--${name}`);
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\nOptions: ${names.join(' ')}`);
  }
}
