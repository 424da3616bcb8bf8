import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Generation, isGeneration } from '../catalog/versions';
import { type ChaosRule, chaosKinds, readRule } from '../faults/chaos';
import { languageTag } from '../html/locale';
import { isScenario, type ScenarioName, scenarioNames } from '../scenarios/scenarios';
import { UsageError } from './usage-error';

/** Options of the command line. */
export interface CliOptions {
  readonly port: number;
  readonly providerPort: number;
  /** Folder of the data. */
  readonly data: string;
  /** Folder of the built files. */
  readonly set: string;
  /** Scenario of a new data folder; undefined for `not-connected`. */
  readonly scenario: ScenarioName | undefined;
  /** Generation of the plugin; undefined for the generation that the data folder has, which is 11 for new data. */
  readonly jetpack: Generation | undefined;
  /** Whether to delete existing data at the start. */
  readonly reset: boolean;
  /** Faults that the site simulates from the start. */
  readonly chaos: readonly ChaosRule[];
  /** Number of requests that the site handles at the same time; null for no limit. */
  readonly workers: number | null;
  /** Language of the site, such as `de`. */
  readonly lang: string;
  /** Origins from which overrides may load areas. */
  readonly overrideOrigins: readonly string[];
}

/** Reads a port. @param name of the option or variable, for the message */
function readPort(text: string, name: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  // One below the last port, because the provider uses the next port by default.
  if (!(port <= 65_534)) throw new UsageError(`${name} must be a number from 0 to 65534, not "${text}".`);
  return port;
}

const optionTypes = {
  port: { type: 'string' },
  'provider-port': { type: 'string' },
  data: { type: 'string' },
  set: { type: 'string' },
  scenario: { type: 'string' },
  jetpack: { type: 'string' },
  reset: { type: 'boolean' },
  chaos: { type: 'string', multiple: true },
  workers: { type: 'string' },
  lang: { type: 'string' },
  'override-origin': { type: 'string', multiple: true },
} as const;

/**
 * Reads the command line.
 * @param root folder of the project, for the defaults
 * @throws UsageError for an unknown option or an invalid value
 */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): CliOptions {
  const values = parse(args);
  const port = readPort(values.port ?? env.PORT ?? '8400', values.port === undefined && env.PORT ? 'PORT' : '--port');
  const { scenario } = values;
  if (scenario !== undefined && !isScenario(scenario)) {
    throw new UsageError(`There is no scenario "${scenario}". Known: ${scenarioNames.join(', ')}.`);
  }
  const { jetpack } = values;
  if (jetpack !== undefined && !isGeneration(jetpack)) {
    throw new UsageError(`--jetpack must be 11 or 16, not "${jetpack}".`);
  }
  const providerText = values['provider-port'];
  // Port 0 selects free ports for the site and the provider.
  const nextPort = port === 0 ? 0 : port + 1;
  return {
    port,
    providerPort: providerText === undefined ? nextPort : readPort(providerText, '--provider-port'),
    data: values.data ?? join(root, 'data'),
    set: values.set ?? join(root, 'build/set'),
    scenario,
    jetpack,
    reset: values.reset ?? false,
    chaos: (values.chaos ?? []).map(readChaos),
    workers: values.workers === undefined ? null : readWorkers(values.workers),
    lang: readLanguage(values.lang ?? 'en'),
    overrideOrigins: (values['override-origin'] ?? []).map(readOrigin),
  };
}

function readWorkers(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new UsageError(`--workers must be a number from 1 to 9999, not "${text}".`);
}

function readChaos(text: string): ChaosRule {
  const rule = readRule(text);
  if (rule) return rule;
  throw new UsageError(`--chaos takes "kind [ms] [method] [path]", not "${text}". Kinds: ${chaosKinds.join(', ')}.`);
}

function readLanguage(text: string): string {
  const lang = languageTag(text);
  if (lang) return lang;
  throw new UsageError(`--lang takes a language such as de or pt-BR, not "${text}".`);
}

/** Reads an origin. Anything else is refused, because the text becomes part of the Content Security Policy. */
function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text)) return url.origin;
  throw new UsageError(`--override-origin takes an origin such as https://next.example, not "${text}".`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: optionTypes, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const optionNames = Object.keys(optionTypes).map((name) => `--${name}`);
    throw new UsageError(
      `${error instanceof Error ? error.message : String(error)}\nOptions: ${optionNames.join(' ')}`,
    );
  }
}
