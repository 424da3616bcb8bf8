import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { recordedScenarios } from './recorded-scenarios';
import samples from './samples.json';

/** Response of the real server to one request of one user in one scenario. */
export interface Recording {
  readonly scenario: string;
  /** Login, or `anonymous`. */
  readonly role: string;
  /** Name in reported differences. */
  readonly name: string;
  readonly request: RecordedRequest;
  readonly status: number;
  /** undefined if they were not recorded. Errors in the list of errors have only `allow`. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** `''` for an empty body. */
  readonly body: unknown;
  /** Whether the body lacks parts of the response. */
  readonly isTruncated: boolean;
}

const requestSchema = v.object({
  method: v.string(),
  path: v.string(),
  body: v.optional(v.unknown()),
  rawBody: v.optional(v.string()),
  contentType: v.optional(v.string()),
  nonce: v.optional(v.string()),
  /** Calls that are sent before this one. */
  before: v.optional(v.array(v.looseTuple([v.string(), v.unknown()])), []),
});
export type RecordedRequest = v.InferOutput<typeof requestSchema>;

// Recorded responses of the real plugin. They are not in the repository; developers keep them beside it.
const folder = join(__dirname, '../../../../shared/wire');
export const hasRecordings = existsSync(folder);

/** Returns the body of a response of Jetpack 16.1; undefined without recordings. */
export const recorded16 = (path: string): unknown => {
  const file = join(folder, '../wire-16.1', `${path}.json`);
  return existsSync(file)
    ? v.parse(v.object({ body: v.unknown() }), JSON.parse(readFileSync(file, 'utf8'))).body
    : undefined;
};

export const recordedRoles = ['admin', 'admin2', 'editor', 'author', 'subscriber', 'anonymous'];

/** Recorded calls that no screen makes, and that this site does not answer. */
const unservedCalls = [
  /^GET (connection\/(plugins|test|url)|plans|products|purchase-token|jetpack_crm|search\/.*|site\/activity|module\/(photon|monitor)\/data)$/,
  /^GET (wordads\/settings|setup\/questionnaire)$/,
  /^POST (jetpack_crm|connection\/owner|purchase-token|plugins\/.*|waf|notice\/.*|marketing\/survey|search\/settings)$/,
  /^POST module\/([\w-]+|all\/active)$/,
];

/** Returns whether this site answers the call of a recording, and those that come before it. */
export function isServed({ request: { method, path, before } }: Recording): boolean {
  const calls = [
    [method, path.replace(/^\/wp-json\/jetpack\/v4\//, '')],
    ...before.map(([earlier]) => ['POST', earlier]),
  ];
  return !calls.some((call) => unservedCalls.some((pattern) => pattern.test(call.join(' '))));
}

const recordSchema = v.object({
  request: v.optional(v.union([requestSchema, v.string()])),
  status: v.number(),
  /** Header `Allow` of an error in the list of errors, which lacks the other headers. */
  allow: v.optional(v.string()),
  headers: v.optional(v.record(v.string(), v.string())),
  body: v.unknown(),
  trimmed: v.optional(v.unknown()),
});
const mapSchema = v.optional(v.record(v.string(), v.unknown()), {});

const readJson = (...path: string[]): unknown => {
  const file = join(folder, ...path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** Paths of the recorded reads, by the name of the file with the recording. Reads that are always refused are in no file. */
const readPaths = new Map([
  ...['module/no-such-module', 'module/vaultpress/data', 'waf', 'no-such-route'].map(
    (path) => [path.replaceAll('/', '-'), path] as const,
  ),
  ...(hasRecordings ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []).flatMap((file) => {
    const recorded = file.endsWith('.json') ? v.safeParse(recordSchema, readJson(file)) : undefined;
    const path = recorded?.success && /^GET \/wp-json\/jetpack\/v4\/(.*)$/.exec(String(recorded.output.request))?.[1];
    return path ? [[basename(file, '.json'), path] as const] : [];
  }),
]);

/** Finds a recorded read: in its file, in the list of errors, or in the list of reads that equal another one except for headers. */
function findRead(scenario: string, role: string, name: string): v.InferOutput<typeof recordSchema> | undefined {
  const recorded =
    readJson(scenario, role, `${name}.json`) ?? v.parse(mapSchema, readJson(scenario, role, '_errors.json'))[name];
  if (recorded !== undefined) return v.parse(recordSchema, recorded);
  const same = v.parse(mapSchema, readJson(scenario, role, '_same-as.json'))[name];
  if (typeof same !== 'string') return undefined;
  const [otherScenario = '', otherRole = '', file = ''] = same.split('/');
  const other = findRead(otherScenario, otherRole, file.replace(/\.json$/, ''));
  return other && { ...other, headers: undefined, allow: undefined };
}

const modulesSchema = v.record(v.string(), v.record(v.string(), v.unknown()));

/** Returns the list of modules with their texts, which only one recording contains. */
function withTexts(body: unknown): unknown {
  const whole = v.parse(recordSchema, readJson('free', 'admin', 'module-all.json'));
  const stateFields = ['activated', 'available', 'override', 'unavailable_reason', 'configurable', 'options', 'extra'];
  const texts = v.parse(modulesSchema, whole.body);
  const entries = Object.entries(v.parse(modulesSchema, body)).map(([slug, fields]) => [
    slug,
    {
      ...Object.fromEntries(Object.entries(texts[slug] ?? {}).filter(([name]) => !stateFields.includes(name))),
      ...fields,
    },
  ]);
  return Object.fromEntries(entries);
}

const readRequest = (path: string) => v.parse(requestSchema, { method: 'GET', path: `/wp-json/jetpack/v4/${path}` });

function recordingsOf(scenario: string, role: string): Recording[] {
  const reads = [...readPaths].flatMap(([name, path]): Recording[] => {
    const found = findRead(scenario, role, name);
    if (!found) return [];
    const { status, allow, trimmed } = found;
    const headers = found.headers ?? (allow === undefined ? undefined : { allow });
    const isTruncated = trimmed !== undefined;
    const body = isTruncated && name === 'module-all' ? withTexts(found.body) : found.body;
    return [{ scenario, role, name, request: readRequest(path), status, headers, body, isTruncated }];
  });
  const writeFiles = readdirSync(join(folder, scenario, role)).filter((name) => /^(post|with)-/.test(name));
  const writes = writeFiles.flatMap((file): Recording[] => {
    const { request, status, headers, body } = v.parse(recordSchema, readJson(scenario, role, file));
    if (typeof request !== 'object') return [];
    return [{ scenario, role, name: file.replace(/\.json$/, ''), request, status, headers, body, isTruncated: false }];
  });
  return [...reads, ...writes];
}

/** A response as the real server sends it, written by hand: one of each kind, so that the comparison also runs without recordings. */
const sampleSchema = v.strictObject({
  scenario: v.string(),
  role: v.string(),
  /** Method and path below `jetpack/v4/`. */
  request: v.string(),
  /** Body of a write. A string is sent unchanged, and any other value as JSON. */
  sent: v.optional(v.unknown()),
  status: v.number(),
  /** Methods that this user may call; missing if they are not compared. */
  allow: v.optional(v.string()),
  body: v.unknown(),
  isTruncated: v.optional(v.boolean(), false),
});

function fromSample(sample: unknown): Recording {
  const { request, sent, allow, ...others } = v.parse(sampleSchema, sample);
  const [method = '', path = ''] = request.split(' ');
  const sentBody = typeof sent === 'string' ? { rawBody: sent } : { body: sent };
  const headers = allow === undefined ? undefined : { allow };
  return { ...others, name: request, request: { ...readRequest(path), method, ...sentBody }, headers };
}

/** Samples of the project, and recordings of the real plugin if present. */
export const recordings: readonly Recording[] = [
  ...samples.map(fromSample),
  ...(hasRecordings ? recordedScenarios : []).flatMap((scenario) =>
    recordedRoles.flatMap((role) => recordingsOf(scenario, role)),
  ),
];
