import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { recordedScenarios } from './recorded-scenarios';
import samples from './samples.json';

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
const recordingSchema = v.object({
  scenario: v.string(),
  /** Login, or `anonymous`. */
  role: v.string(),
  /** Name in reported differences. */
  name: v.optional(v.string(), 'sample'),
  request: requestSchema,
  status: v.number(),
  /** undefined if they were not recorded. Errors in the list of errors have only `allow`. */
  headers: v.optional(v.record(v.string(), v.string())),
  /** `''` for an empty body. */
  body: v.unknown(),
  /** Whether the body lacks parts of the response. */
  isTruncated: v.optional(v.boolean(), false),
});
/** Response of the real server to one request of one user in one scenario. */
export type Recording = v.InferOutput<typeof recordingSchema>;

// Recorded responses of the real plugin. They are not in the repository; developers keep them beside it.
const folder = join(__dirname, '../../../../shared/wire');
export const hasRecordings = existsSync(folder);

const readJson = (...path: string[]): unknown => {
  const file = join(folder, ...path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** Returns the body of a response of Jetpack 16.1; undefined without recordings. */
export const recorded16 = (path: string): unknown => Object(readJson('../wire-16.1', `${path}.json`)).body;

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

const fileSchema = v.object({
  /** The method and the path of a read; an object for other requests. */
  request: v.optional(v.unknown()),
  status: v.number(),
  /** Header `Allow` of an error in the list of errors, which lacks the other headers. */
  allow: v.optional(v.string()),
  headers: v.optional(v.record(v.string(), v.string())),
  body: v.unknown(),
  trimmed: v.optional(v.unknown()),
});

/** Paths of the recorded reads, by the name of the file with the recording. Reads that are always refused are in no file. */
const readPaths = new Map([
  ...['module/no-such-module', 'module/vaultpress/data', 'waf', 'no-such-route'].map(
    (path) => [path.replaceAll('/', '-'), path] as const,
  ),
  ...(hasRecordings ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []).flatMap((file) => {
    const request = file.endsWith('.json') ? String(Object(readJson(file)).request) : '';
    const path = /^GET \/wp-json\/jetpack\/v4\/(.*)$/.exec(request)?.[1];
    return path ? [[basename(file, '.json'), path] as const] : [];
  }),
]);

/** Finds a recorded read: in its file, in the list of errors, or in the list of reads that equal another one except for headers. */
function findRead(scenario: string, role: string, name: string): v.InferOutput<typeof fileSchema> | undefined {
  const recorded = readJson(scenario, role, `${name}.json`) ?? Object(readJson(scenario, role, '_errors.json'))[name];
  if (recorded !== undefined) return v.parse(fileSchema, recorded);
  const same: unknown = Object(readJson(scenario, role, '_same-as.json'))[name];
  const [otherScenario = '', otherRole = '', file = ''] = typeof same === 'string' ? same.split('/') : [];
  const other = file ? findRead(otherScenario, otherRole, basename(file, '.json')) : undefined;
  return other && { ...other, headers: undefined, allow: undefined };
}

function recordingsOf(scenario: string, role: string): unknown[] {
  const reads = [...readPaths].flatMap(([name, path]) => {
    const found = findRead(scenario, role, name);
    if (!found) return [];
    const { status, body, allow, headers = allow === undefined ? undefined : { allow }, trimmed } = found;
    const request = { method: 'GET', path: `/wp-json/jetpack/v4/${path}` };
    return [{ scenario, role, name, request, status, headers, body, isTruncated: trimmed !== undefined }];
  });
  const writes = readdirSync(join(folder, scenario, role))
    .filter((file) => /^(post|with)-/.test(file))
    .map((file) => ({ ...Object(readJson(scenario, role, file)), scenario, role, name: basename(file, '.json') }))
    .filter(({ request }) => typeof request === 'object');
  return [...reads, ...writes];
}

/**
 * Recordings of the real plugin if present, and samples, which are a response of each kind written by hand, so that the comparison also
 * runs without recordings.
 */
export const recordings: readonly Recording[] = v.parse(v.array(recordingSchema), [
  ...samples,
  ...(hasRecordings ? recordedScenarios : []).flatMap((scenario) =>
    recordedRoles.flatMap((role) => recordingsOf(scenario, role)),
  ),
]);
