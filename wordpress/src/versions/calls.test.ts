import { repo } from '../../../tools/src/common/repo';
import { sourceFiles } from '../../../tools/src/common/source-files';
import { readPaths, shapeDifferences, shapeOf } from './calls';
import { report } from './report';
import { flags, modules, resultOf, values } from './writes';

test('the code of the calls contains each path of readPaths, except paths of single modules', () => {
  const calls = sourceFiles(repo).filter(({ path }) =>
    /\.(call|call-helpers)\.ts$|^shared\/client\/.+\.ts$/.test(path),
  );
  // moduleRead() builds the paths of single modules.
  const paths = readPaths.filter((path) => path === 'module/all' || !/^module\/[\w-]+$/.test(path));
  const code = calls.map(({ text }) => text).join('\n');
  expect(paths.filter((path) => !new RegExp(`['\`]${path}\\b`).test(code))).toEqual([]);
});

test.each<[string, unknown, object]>([
  [
    'the fields of a map',
    { waf: true, list: '', user: { id: 1 } },
    { waf: 'boolean', list: 'string', 'user.id': 'number' },
  ],
  ['the first entry of a list', [{ id: 1 }, { id: 'two' }], { '[0].id': 'number' }],
  ['empty lists and null', { all: [], none: null }, { all: 'list', none: 'null' }],
  ['fields down to the third level, and not below it', { a: { b: { c: { d: 1 } } } }, { 'a.b.c': 'map' }],
  ['a value that is neither a map nor a list', '17', { '': 'string' }],
])('returns the types of %s', (_what, answer, shape) => {
  expect(shapeOf(answer)).toEqual(shape);
});

test('names the fields that were removed, changed and added', () => {
  const before = shapeOf({ jetpack_waf_ip_list: true, count: '17', id: 1 });
  const after = shapeOf({ jetpack_waf_share_debug_data: true, count: 17, id: 2 });
  expect(shapeDifferences(before, after)).toEqual([
    '-jetpack_waf_ip_list',
    'count: string → number',
    '+jetpack_waf_share_debug_data',
  ]);
});

test('the report has a line for each difference between versions', () => {
  const first = {
    version: '11.9',
    stateProblems: {},
    notice: '',
    answers: { waf: { status: 404, shape: {}, body: null }, scan: { status: 200, shape: { a: 'string' }, body: {} } },
    failedRoutes: {},
    written: {},
    consoleErrors: [],
  };
  expect(report('free, admin', first, first)).toBe('## 11.9, free, admin\nPage state problems: {}');
  const later = {
    ...first,
    version: '',
    stateProblems: null,
    notice: 'Jetpack is too old',
    answers: { waf: { status: 200, shape: {}, body: {} }, scan: { status: 200, shape: { b: 'string' }, body: {} } },
    failedRoutes: { security: ['Security is not available'] },
    written: { waf: 'saved', sso: 'refused: 400' },
    consoleErrors: ['Uncaught'],
  };
  expect(report('free, admin', later, first).split('\n')).toEqual([
    '## free, admin',
    'No page state.',
    'Notice: Jetpack is too old',
    '#/security: Security is not available',
    'Console: Uncaught',
    'Writes: 1 of 2 were saved and changed nothing else.',
    '  sso: refused: 400',
    'Answers that differ:',
    '  waf: 404 → 200',
    '  scan: -a, +b',
  ]);
});

type Settings = Readonly<Record<string, unknown>>;

test.each<[string, string, string, unknown, Settings, Settings]>([
  ['saved', 'stores the value', 'waf', true, { waf: false, sso: true }, { waf: true, sso: true }],
  ['saved', 'stores a boolean as a string', 'stb_enabled', false, { stb_enabled: '1' }, { stb_enabled: '' }],
  ['saved', 'stores a list', 'roles', ['administrator'], { roles: [] }, { roles: ['administrator'] }],
  ['true became false', 'ignores a boolean', 'search', true, { search: false }, { search: false }],
  ['"no-reply" became "comment"', 'ignores a string', 'reply', 'no-reply', { reply: 'comment' }, { reply: 'comment' }],
  [
    'also changed jetpack_testimonial',
    'changes another option too',
    'jetpack_portfolio',
    true,
    { jetpack_testimonial: true },
    { jetpack_portfolio: true, jetpack_testimonial: false },
  ],
])('the result of a write is "%s" if the site %s', (result, _behavior, option, sent, before, after) => {
  expect(resultOf(option, sent, before, after)).toBe(result);
});

test('the lists of writes name each option once', () => {
  const names = [...modules, ...flags, ...Object.keys(values)];
  expect(new Set(names).size).toBe(names.length);
});
