import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from '@flightdeck/shared/schema';
import { areaManifestSchema } from './area-manifest';
import { areaRoutesSchema } from './area-routes';
import { areasAsked, areasInPage } from './more-areas';

/** The WordPress plugin has the same table (`wordpress/tests/php/more-areas-test.php`). */
const sample = v.parse(
  v.object({
    areas: v.record(
      v.string(),
      v.object({
        manifest: v.object({
          ...areaManifestSchema.entries,
          name: v.optional(v.string()),
          needs: v.optional(v.unknown()),
        }),
      }),
    ),
    inPage: v.array(v.string()),
    asked: v.array(
      v.object({
        ...{ name: v.string(), gets: v.array(v.string()) },
        path: v.nullable(v.string()),
      }),
    ),
  }),
  JSON.parse(readFileSync(join(__dirname, '../../wordpress/samples/more-areas.json'), 'utf8')),
);

test('a page has the areas that bring no routes, and those that they show', () => {
  expect(Object.keys(areasInPage(sample.areas)).sort()).toEqual(sample.inPage);
});

test.each(sample.asked)('a request for $name gets $gets', ({ path, gets }) => {
  const found = areasAsked(sample.areas, path ?? undefined);
  expect(Object.keys(found).sort()).toEqual(gets);
});

test('a page costs the same with a hundred areas', () => {
  const [brought] = Object.values(areasAsked(sample.areas, '/backup'));
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`mf-team-${index}`, brought]));
  expect(areasInPage({ ...sample.areas, ...many })).toEqual(areasInPage(sample.areas));
});

const route = { screen: 'list', title: 'Backup' };
test.each([
  ['a path without a slash', { backup: route }],
  ['a path with a slash at the end', { '/backup/': route }],
  ['a pattern', { '/backup/*': route }],
  ['the dashboard', { '/': route }],
  ['no screen', { '/backup': { title: 'Backup' } }],
  ['no title', { '/backup': { screen: 'list' } }],
  ['unknown visitors', { '/backup': { ...route, visitors: 'robots' } }],
])('routes with %s are refused', (_what, routes) => {
  expect(v.safeParse(areaRoutesSchema, routes).success).toBe(false);
});
