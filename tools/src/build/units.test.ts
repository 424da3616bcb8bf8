import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { repo } from '../common/repo';
import { sourceFiles } from '../common/source-files';
import { commonPaths } from './source-stamp';
import { units } from './units';

test('a change to a file that the inline script contains requires a new build of the page', () => {
  const script = join(repo, 'tools/src/build/page/early-script.ts');
  const imports = [...readFileSync(script, 'utf8').matchAll(/from '(\..+\.json)'/g)].map(([, path = '']) =>
    relative(repo, join(dirname(script), path)),
  );
  const folders = units().find(({ kind }) => kind === 'page')?.folders ?? [];
  expect(imports).toEqual(['rules/reads.json']);
  expect(imports.filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)))).toEqual([]);
});

test('a change to the tools that the build imports requires a new build of every unit', () => {
  const files = sourceFiles(repo, 'tools/src/build').filter(({ path }) => !/\.test\.ts$|\/main\.ts$/.test(path));
  const imports = files
    .flatMap(({ path, text }) =>
      [...text.matchAll(/from '(\.[^']+)'/g)].map(([, imported = '']) => join(dirname(path), imported)),
    )
    .filter((path) => path.startsWith('tools/'));
  expect(imports).toContain('tools/src/catalogue/read-messages');
  expect(imports.filter((path) => !commonPaths.some((folder) => path.startsWith(`${folder}/`)))).toEqual([]);
});
