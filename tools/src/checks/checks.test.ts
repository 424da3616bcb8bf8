import { type Check, report } from './check';
import { failures } from './failures';
import { importsOf } from './imports';
import { marks } from './marks';
import { isEntry, sharedEntries } from './shared-entries';
import { sharedFloors } from './shared-floors';
import { suffixWalls } from './suffix-walls';
import { visibleStrings } from './visible-strings';

const found = (check: Check, files: Record<string, string>) =>
  check
    .run(Object.entries(files).map(([path, text]) => ({ path, text })))
    .map(({ path, line, what }) => `${path}:${line} ${what}`);

test('imports of all forms, with their lines, also after characters of several bytes', () => {
  const text =
    "// é – comment\nimport a, { b as c, type D } from 'one';\nimport type { E } from 'two';\nexport * from './three';\nexport { f } from './four';\nimport 'five';\nconst six = () => import('./six');";
  expect(importsOf({ path: 'x.ts', text })).toEqual([
    { from: 'one', line: 2, values: ['a', 'b'] },
    { from: 'two', line: 3, values: [] },
    { from: './three', line: 4, values: ['*'] },
    { from: './four', line: 5, values: ['f'] },
    { from: 'five', line: 6, values: ['*'] },
    { from: './six', line: 7, values: ['*'] },
  ]);
});

test('suffix-walls', () => {
  expect(
    found(suffixWalls, {
      'mf-a/src/x.view.tsx':
        "import { saveSettings } from '@flightdeck/shared/api';\nimport { refreshConnection, facts } from '@flightdeck/shared/session';",
      'mf-a/src/ok.view.tsx':
        "import type { Entity } from '@flightdeck/shared/api';\nimport { type Query } from '@flightdeck/shared/api';\nimport { useX } from './x.resource';",
      'mf-a/src/x.resource.ts': "import { X } from './x.view';\nimport { saveSettings } from '@flightdeck/shared/api';",
      'mf-a/src/x.ts': "import { X } from './x.view';",
    }),
  ).toEqual([
    'mf-a/src/x.view.tsx:1 a view imports saveSettings of the REST client',
    'mf-a/src/x.view.tsx:2 a view imports refreshConnection of the session',
    'mf-a/src/x.resource.ts:1 a resource imports the view ./x.view',
  ]);
});

test('shared-floors', () => {
  expect(
    found(sharedFloors, {
      'shared/links/links.ts':
        "import { x } from '../api/api';\nimport type { Y } from '../ui/y';\nimport '../contracts/z';",
      'shared/bus/bus.ts':
        "import { Part } from '@flightdeck/shared/parts';\nimport { api } from '@flightdeck/shared/api';\nimport axios from 'axios';",
      'shared/api/api.ts': "import { wire } from '../testing/wire';",
      'shared/api/api.test.ts': "import { wire } from '../testing/wire';",
      'shared/plans/label.ts': "import { __ } from '../i18n/i18n';\nimport { sprintf } from '@flightdeck/shared/i18n';",
      'shared/other/x.ts': '',
      'mf-a/src/x.ts': "import '@flightdeck/shared/parts';",
    }),
  ).toEqual([
    'shared/links/links.ts:1 shared/links imports ../api/api from a floor above',
    'shared/bus/bus.ts:1 shared/bus imports @flightdeck/shared/parts from a floor above',
    'shared/api/api.ts:1 imports a double, ../testing/wire',
    'shared/plans/label.ts:1 imports ../i18n/i18n past its entry, @flightdeck/shared/i18n',
    'shared/other/x.ts:1 the folder shared/other stands on no floor: name its floor in tools/src/checks/shared-floors.ts',
  ]);
});

test('shared-entries', () => {
  const entries = ['./api', './ui/*', './ui/tokens.css', './contracts/*'];
  expect(
    found(sharedEntries(entries), {
      'mf-a/src/x.ts':
        "import '@flightdeck/shared/api';\nimport '@flightdeck/shared/api/nonce';\nimport '@flightdeck/shared';\nimport '@flightdeck/shared/ui/card';",
    }),
  ).toEqual([
    'mf-a/src/x.ts:2 @flightdeck/shared/api/nonce is not public',
    'mf-a/src/x.ts:3 @flightdeck/shared is not public',
  ]);
  expect(
    ['contracts/notice', 'ui/tokens.css', 'contracts/../api/nonce', 'ui/card/card.view'].map((name) =>
      isEntry(`@flightdeck/shared/${name}`, entries),
    ),
  ).toEqual([true, true, false, false]);
});

test('visible-strings', () => {
  const text =
    'export const X = () => (\n  <p className="x" aria-label="Close">\n    {__(\'Fine\')} · 3 % &nbsp;\n    <b title={__(\'Fine\')}>Plain words</b>\n    <i aria-label="Flightdeck" gap={\'s\'} />\n  </p>\n);';
  expect(
    found(visibleStrings, {
      'mf-a/src/x.view.tsx': text,
      'mf-a/src/x.test.tsx': text,
      'shared/ui/gallery/x.view.tsx': text,
    }),
  ).toEqual(['mf-a/src/x.view.tsx:2 aria-label "Close"', 'mf-a/src/x.view.tsx:4 text "Plain words"']);
});

test('marks', () => {
  const word = ['TO', 'DO'].join('');
  const mark = ['@ts-', 'ignore'].join('');
  expect(found(marks, { 'mf-a/x.ts': `// ${word}: later\n// ${mark}\nconst ${word.toLowerCase()} = 1;` })).toEqual([
    `mf-a/x.ts:1 "${word}" is unfinished`,
    `mf-a/x.ts:2 "${mark}" switches the compiler off`,
  ]);
});

test('a report names rule, place and the way out; silence is success', () => {
  expect(report(marks, [])).toEqual([]);
  expect(report(marks, [{ path: 'a.ts', line: 3, what: 'bad' }]).join('\n')).toMatch(
    /^marks {2}a\.ts:3 {2}bad\n {5} {2}→ Finish it/,
  );
});

test('failures', () => {
  const lists = {
    'shared/contracts/failure.ts': "export const failureCodes = ['area-lost', 'rest-odd'] as const;",
    'shared/failures/catalogue.ts': "'area-lost': a, 'rest-odd': b",
  };
  const good = {
    ...lists,
    'root-config/src/loader/loader.ts': "throw failure('area-lost', 'x');\nreject(new Error('late'));",
    'shared/api/errors.ts': "failure(\n  'rest-odd',\n  'x')",
    'mf-a/src/form.ts': "throw new Error('not looked at')",
  };
  const check = failures(['area-lost', 'rest-odd'], { 'root-config/src/loader/loader.ts': 1 });
  expect(found(check, good)).toEqual([]);
  expect(
    found(check, {
      ...lists,
      'root-config/src/loader/loader.ts': "throw new TypeError('x');\nreject(new Error('late'));",
      'root-config/src/embed/embed.ts': "const answer = {\n  code: 'area-gone' };",
      'root-config/src/testing/provoke.ts': "failure('area-lost', 'x')",
      'shared/api/errors.ts': "failure('rest-odd', 'x')",
    }),
  ).toEqual([
    'root-config/src/loader/loader.ts:1 "throw new TypeError" has no code',
    'root-config/src/loader/loader.ts:2 "reject(new Error" has no code',
    'root-config/src/embed/embed.ts:2 "area-gone" is not in the catalogue',
    'shared/contracts/failure.ts:1 nothing makes "area-lost"',
  ]);
});
