/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { acceptedDifferences } from './testing/accepted-differences';
import { differences } from './testing/shape';
import { startTestSite, type TestSite } from './testing/test-site';
import { wirePaths } from './testing/wire-paths';

// The recorded answers of the real plugin lie beside the project on the machines of its developers.
const wire = join(__dirname, '../../../shared/wire');

const scenarios = [
  'not-connected',
  'free',
  'security',
  'complete',
  'threats',
  'offline',
  'unlinked',
  'userless',
  'provider-down',
  'coupon',
] as const;
const roles = ['admin', 'admin2', 'editor', 'author', 'subscriber', 'anonymous'];

const recordSchema = v.object({
  status: v.number(),
  allow: v.optional(v.string()),
  headers: v.optional(v.record(v.string(), v.string())),
  body: v.unknown(),
  notJson: v.optional(v.boolean()),
  trimmed: v.optional(v.unknown()),
});
type Recorded = v.InferOutput<typeof recordSchema>;

const json = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const mapSchema = v.optional(v.record(v.string(), v.unknown()), {});

/** Finds a recorded answer: as a file, as an error, or as the same as another. */
function recorded(folder: string, endpoint: string): Recorded | undefined {
  const own =
    json(join(wire, folder, `${endpoint}.json`)) ??
    v.parse(mapSchema, json(join(wire, folder, '_errors.json')))[endpoint];
  if (own !== undefined) return v.parse(recordSchema, own);
  const same = v.parse(mapSchema, json(join(wire, folder, '_same-as.json')))[endpoint];
  if (typeof same !== 'string') return undefined;
  const [scenario = '', role = '', file = ''] = same.split('/');
  return recorded(`${scenario}/${role}`, file.replace(/\.json$/, ''));
}

const isAccepted = (scenario: string, role: string, endpoint: string, difference: string) =>
  acceptedDifferences.some(
    ({ where, what }) =>
      [scenario, role, endpoint].every((name, index) => where[index] === '*' || where[index] === name) &&
      what.test(difference),
  );

const describeWire = existsSync(wire) ? describe.each(scenarios) : describe.skip.each(scenarios);

describeWire('answers as recorded, %s', (scenario) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite(scenario);
  });
  afterAll(() => site.close());

  test.each(roles)('for %s', async (role) => {
    const client = await site.client(role === 'anonymous' ? undefined : role);
    const found: string[] = [];
    let compared = 0;
    for (const [endpoint, path] of Object.entries(wirePaths)) {
      const record = recorded(`${scenario}/${role}`, endpoint);
      if (!record) continue;
      compared += 1;
      const reply = await client.get(path);
      const told: string[] = [];
      if (reply.status !== record.status) told.push(`status ${reply.status} instead of ${record.status}`);
      // Recorded bodies that are cut are compared as far as they go.
      if (record.body === '' && reply.text === '') continue;
      told.push(...differences(record.body, reply.body, 'body', record.trimmed === undefined));
      found.push(
        ...told.filter((text) => !isAccepted(scenario, role, endpoint, text)).map((text) => `${endpoint}: ${text}`),
      );
    }
    expect(compared).toBeGreaterThan(60);
    expect(found).toEqual([]);
  });
});
