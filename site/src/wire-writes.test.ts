/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { seed } from './scenarios/scenarios';
import { acceptedDifferences } from './testing/accepted-differences';
import { differences } from './testing/shape';
import { field } from './testing/test-client';
import { startTestSite, type TestSite } from './testing/test-site';

// The recorded answers of the real plugin lie beside the project on the machines of its developers.
const wire = join(__dirname, '../../../shared/wire');

/** Belongs to an extension that section 7 does not name. */
const elsewhere = /\/jetpack_crm$/;

const recordSchema = v.object({
  status: v.number(),
  body: v.unknown(),
  request: v.object({
    method: v.string(),
    path: v.string(),
    body: v.optional(v.unknown()),
    rawBody: v.optional(v.string()),
    contentType: v.optional(v.string()),
    nonce: v.optional(v.string()),
    /** Calls that were made first. */
    before: v.optional(v.array(v.looseTuple([v.string(), v.unknown()])), []),
  }),
});

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
] as const;
const roles = ['admin', 'admin2', 'editor', 'author', 'subscriber', 'anonymous'];

const describeWire = existsSync(wire) ? describe.each(scenarios) : describe.skip.each(scenarios);

describeWire('writes answer as recorded, %s', (scenario) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite(scenario);
  });
  afterAll(() => site.close());

  test.each(roles)('for %s', async (role) => {
    const folder = join(wire, scenario, role);
    const files = readdirSync(folder).filter((name) => /^(post|with)-/.test(name));
    const found: string[] = [];
    const client = await site.client(role === 'anonymous' ? undefined : role);
    for (const name of files) {
      const { request, status, body } = v.parse(recordSchema, JSON.parse(readFileSync(join(folder, name), 'utf8')));
      if (elsewhere.test(request.path)) continue;
      seed(site.running.site.store, scenario);
      for (const [path, given] of request.before) await client.post(path, given);
      // The recording hides nonces.
      const text = JSON.stringify(request.body)?.replace(
        'REDACTED',
        String(field(await client.pageState(), 'initial', 'registrationNonce')),
      );
      const nonce = request.nonce === 'none' ? undefined : (request.nonce ?? client.nonce);
      const sent = request.rawBody ?? text;
      const reply = await client.fetch(request.path, {
        method: request.method,
        headers: {
          ...(nonce && { 'X-WP-Nonce': nonce }),
          ...(sent !== undefined && { 'Content-Type': request.contentType ?? 'application/json' }),
        },
        ...(sent !== undefined && { body: sent }),
      });
      const told = reply.status === status ? [] : [`status ${reply.status} instead of ${status}`];
      told.push(...differences(body, await reply.json()));
      const endpoint = name.replace(/\.json$/, '');
      const left = told.filter(
        (difference) =>
          !acceptedDifferences.some(
            ({ where, what }) =>
              [scenario, role, endpoint].every((part, index) => where[index] === '*' || where[index] === part) &&
              what.test(difference),
          ),
      );
      found.push(...left.map((difference) => `${endpoint}: ${difference}`));
    }
    expect(found).toEqual([]);
  });
});
