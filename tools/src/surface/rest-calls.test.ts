import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { declarationsOf } from './call-sites';
import { RestCalls } from './rest-calls';

test.each([
  ['a read', "export const x = defineRead('site', schema);", ['GET site']],
  ['a write', "export const x = () => request({ method: 'POST', path: 'plugins' }, ok);", ['POST plugins']],
  [
    'a path with a name in it',
    `export const x = (slug: string) => request({ method: 'POST', path: \`module/\${slug}/active\` }, ok);`,
    ['POST module/{slug}/active'],
  ],
  [
    'a name that is encoded',
    `export const x = (id: string) => request({ method: 'POST', path: \`notice/\${encodeURIComponent(id)}\` }, ok);`,
    ['POST notice/{id}'],
  ],
  [
    'a constant',
    "const path = 'akismet';\nexport const x = () => request({ method: 'POST', path }, ok);",
    ['POST akismet'],
  ],
  ['a function', "export async function x() { await request({ method: 'GET', path: 'a' }, ok); }", ['GET a']],
  ['another function of this name', "export const x = () => request('https://example.com');", []],
  ['a call in a comment', "// request({ method: 'GET', path: 'a' })\nexport const x = 1;", []],
])('%s is found', (_what, text, calls) => {
  expect(declarationsOf({ path: 'x.ts', text }).get('x')?.calls).toEqual(calls);
});

describe('calls of an area', () => {
  const repo = mkdtempSync(join(tmpdir(), 'flightdeck-calls-'));
  afterAll(() => rmSync(repo, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(repo, path)), { recursive: true });
    writeFileSync(join(repo, path), text);
  };

  test('include those of imported functions, but not those of tests and unused functions', () => {
    write('mf-x/src/a.call.ts', "export const own = defineRead('own', ok);");
    write(
      'mf-x/src/view.tsx',
      "import './view.css';\nimport { siteRead } from '@flightdeck/shared/calls/site';\nexport const View = () => <b>{useRead(siteRead)}</b>;",
    );
    write('mf-x/src/view.css', '.a { color: red; }');
    write('mf-x/src/a.test.ts', "export const tried = defineRead('tried', ok);");
    write('mf-x/src/testing/b.ts', "export const faked = defineRead('faked', ok);");
    write(
      'shared/client/calls/site.ts',
      "import { helper } from './helper';\nexport const siteRead = helper();\nexport const unused = defineRead('unused', ok);",
    );
    write('shared/client/calls/helper.ts', "export const helper = () => defineRead('site', ok);");
    expect(new RestCalls(repo).ofArea('mf-x')).toEqual(['GET own', 'GET site']);
  });
});
