import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { repo } from '../common/repo';
import { units } from './units';

test('a change of a file that the inline script contains requires a new build of the page', () => {
  const script = join(repo, 'tools/src/build/page/early-script.ts');
  const imports = [...readFileSync(script, 'utf8').matchAll(/from '(\..+\.json)'/g)].map(([, path = '']) =>
    relative(repo, join(dirname(script), path)),
  );
  const folders = units().find(({ kind }) => kind === 'page')?.folders ?? [];
  expect(imports).toEqual(['rules/reads.json']);
  expect(imports.filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)))).toEqual([]);
});
