import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type HandwrittenSample, handwrittenSamples } from './handwritten-samples';
import { recordedScenarios } from './recorded-scenarios';
import { wirePaths } from './wire-paths';

/** Answer of the real server to one request of one user in one scenario. */
export interface Recording {
  readonly scenario: string;
  /** Login, or `anonymous`. */
  readonly role: string;
  /** Name in the texts of differences. */
  readonly name: string;
  readonly request: RecordedRequest;
  readonly status: number;
  /** undefined: not recorded. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** `''` for an empty body. */
  readonly body: unknown;
  /** Whether parts of the body are left out. */
  readonly isTruncated: boolean;
}

const requestSchema = v.object({
  method: v.string(),
  path: v.string(),
  body: v.optional(v.unknown()),
  rawBody: v.optional(v.string()),
  contentType: v.optional(v.string()),
  nonce: v.optional(v.string()),
  /** Calls before this one. */
  before: v.optional(v.array(v.looseTuple([v.string(), v.unknown()])), []),
});
export type RecordedRequest = v.InferOutput<typeof requestSchema>;

// Recorded answers of the real plugin. Only on the machines of the developers, beside the project.
const folder = join(__dirname, '../../../../shared/wire');
export const hasRecordings = existsSync(folder);

/** Reads the body of an answer that Jetpack 16.1 gave; undefined without recordings. */
export const recorded16 = (path: string): unknown => {
  const file = join(folder, '../wire-16.1', `${path}.json`);
  return existsSync(file)
    ? v.parse(v.object({ body: v.unknown() }), JSON.parse(readFileSync(file, 'utf8'))).body
    : undefined;
};

export const recordedRoles = ['admin', 'admin2', 'editor', 'author', 'subscriber', 'anonymous'];

/** Path of an extension that this site does not have. */
const elsewhere = /\/jetpack_crm$/;

const recordSchema = v.object({
  request: v.optional(v.union([requestSchema, v.string()])),
  status: v.number(),
  /** In shared errors, in place of the headers. */
  allow: v.optional(v.string()),
  headers: v.optional(v.record(v.string(), v.string())),
  body: v.unknown(),
  trimmed: v.optional(v.unknown()),
});
const mapSchema = v.optional(v.record(v.string(), v.unknown()), {});

const json = (...path: string[]): unknown => {
  const file = join(folder, ...path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** Finds a recorded read: in a file, in a list of errors, or as equal to another one, whose headers may differ. */
function findRead(scenario: string, role: string, name: string): v.InferOutput<typeof recordSchema> | undefined {
  const recorded =
    json(scenario, role, `${name}.json`) ?? v.parse(mapSchema, json(scenario, role, '_errors.json'))[name];
  if (recorded !== undefined) return v.parse(recordSchema, recorded);
  const same = v.parse(mapSchema, json(scenario, role, '_same-as.json'))[name];
  if (typeof same !== 'string') return undefined;
  const [otherScenario = '', otherRole = '', file = ''] = same.split('/');
  const other = findRead(otherScenario, otherRole, file.replace(/\.json$/, ''));
  return other && { ...other, headers: undefined };
}

const modulesSchema = v.record(v.string(), v.record(v.string(), v.unknown()));

/** Adds the texts of modules, which only one recording contains. */
function withTexts(body: unknown): unknown {
  const whole = v.parse(recordSchema, json('free', 'admin', 'module-all.json'));
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

const reading = (path: string) => v.parse(requestSchema, { method: 'GET', path: `/wp-json/jetpack/v4/${path}` });

function recordingsOf(scenario: string, role: string): Recording[] {
  const reads = Object.entries(wirePaths).flatMap(([name, path]): Recording[] => {
    const found = findRead(scenario, role, name);
    if (!found) return [];
    const { status, headers, trimmed } = found;
    const isTruncated = trimmed !== undefined;
    const body = isTruncated && name === 'module-all' ? withTexts(found.body) : found.body;
    return [{ scenario, role, name, request: reading(path), status, headers, body, isTruncated }];
  });
  const others = readdirSync(join(folder, scenario, role)).filter((name) => /^(post|with)-/.test(name));
  const writes = others.flatMap((file): Recording[] => {
    const { request, status, headers, body } = v.parse(recordSchema, json(scenario, role, file));
    if (typeof request !== 'object' || elsewhere.test(request.path)) return [];
    return [{ scenario, role, name: file.replace(/\.json$/, ''), request, status, headers, body, isTruncated: false }];
  });
  return [...reads, ...writes];
}

function fromSample({
  scenario,
  role,
  request,
  sent,
  status,
  allow,
  body,
  isTruncated = false,
}: HandwrittenSample): Recording {
  const [method = '', path = ''] = request.split(' ');
  return {
    scenario,
    role,
    name: request,
    request: { ...reading(path), method, ...(typeof sent === 'string' ? { rawBody: sent } : { body: sent }) },
    status,
    headers: allow === undefined ? undefined : { allow },
    body,
    isTruncated,
  };
}

/** Samples of the project, and recordings of the real plugin if present. */
export const recordings: readonly Recording[] = [
  ...handwrittenSamples.map(fromSample),
  ...(hasRecordings ? recordedScenarios : []).flatMap((scenario) =>
    recordedRoles.flatMap((role) => recordingsOf(scenario, role)),
  ),
];
