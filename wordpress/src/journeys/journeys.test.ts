import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { excludedFolders } from '../../tests/journeys/excluded';
import { type Exclusion, exclusionReason, unknownExclusions } from './exclusion';
import { journeysIn } from './list';
import { journeyTable, withTable } from './table';

const root = join(import.meta.dirname, '../../..');
const journeys = [
  { file: 'page/a.spec.ts', title: 'opens' },
  { file: 'page/a.spec.ts', title: 'offline › says why' },
  { file: 'page/b.spec.ts', title: 'restarts' },
  { file: 'page/c.spec.ts', title: 'runs' },
  { file: 'page/c.spec.ts', title: 'runs for hours @long' },
  { file: 'page/d.spec.ts', title: 'compares everything @long' },
];
const excluded: readonly Exclusion[] = [
  { file: 'page/a.spec.ts', journeys: ['offline › says why'], reason: 'need another network' },
  { file: 'page/b.spec.ts', journeys: 'all', reason: 'need another server' },
];

test.each([
  ['a journey by title and group', journeys[1], 'need another network'],
  ['each journey of an excluded file', journeys[2], 'need another server'],
  ['no other journey of the file', journeys[0], undefined],
])('excludes %s', (_what, journey, reason) => {
  expect(exclusionReason(journey ?? { file: '', title: '' }, excluded)).toBe(reason);
});

test('reports exclusions of journeys that do not exist', () => {
  expect(unknownExclusions(journeys, excluded)).toEqual([]);
  const withoutGroup: Exclusion = { file: 'page/a.spec.ts', journeys: ['says why'], reason: '' };
  expect(unknownExclusions(journeys, [withoutGroup])).toEqual(['There is no journey "page/a.spec.ts › says why".']);
});

test('lists each journey with the titles of its groups', () => {
  const group = { title: 'offline', file: 'page/a.spec.ts', specs: [{ title: 'says why' }] };
  const file = { title: 'page/a.spec.ts', file: 'page/a.spec.ts', specs: [{ title: 'opens' }], suites: [group] };
  expect(journeysIn(file)).toEqual(journeys.slice(0, 2));
});

test('writes a row for each file and each excluded folder, in an order that does not depend on the input', () => {
  const table = journeyTable(journeys, excluded, { pictures: 'compare pictures' });
  expect(table.split('\n').slice(2)).toEqual([
    '| `page/a.spec.ts` | 1 of 2 | 1 needs another network |',
    '| `page/b.spec.ts` | none | all need another server |',
    '| `page/c.spec.ts` | all | – |',
    '| `page/d.spec.ts` | – | long run only |',
    '| `pictures/` | none | all compare pictures |',
  ]);
  expect(journeyTable([...journeys].reverse(), excluded, { pictures: 'compare pictures' })).toBe(table);
});

test('replaces the table in a document, and keeps the rest of the document', () => {
  const empty =
    '# Title\n\n<!-- journeys: written by npm run journeys -w wordpress -->\n<!-- /journeys -->\n\n## End\n';
  const written = withTable(empty, '| `a` | all |');
  expect(withTable(written, '| `a` | all |')).toBe(written);
  expect(written).toMatch(/^# Title\n[\s\S]*\| `a` \| all \|[\s\S]*## End\n$/);
  expect(() => withTable('# Title', '')).toThrow('needs the lines');
});

test('the table in docs/wordpress.md has a row for each file of browser tests, or for its excluded folder', () => {
  const files = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => {
      const [folder = ''] = file.split('/');
      return folder in excludedFolders ? folder : file;
    });
  const table =
    /<!-- journeys:.*?<!-- \/journeys -->/s.exec(readFileSync(join(root, 'docs/wordpress.md'), 'utf8'))?.[0] ?? '';
  const tableNames = [...table.matchAll(/^\| `(.+?)\/?` \|/gm)].flatMap(([, name]) => name ?? []);
  expect([...tableNames].sort()).toEqual([...new Set([...files, ...Object.keys(excludedFolders)])].sort());
});
