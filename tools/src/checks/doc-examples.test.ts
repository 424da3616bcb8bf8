import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repo } from '../common/repo';
import { readOptions, testStages } from '../runner/stages.mjs';

/*
 * Compiles the examples of the guides. An example is a whole file if its code block names the path, as in "```tsx mf-a/src/x.view.tsx".
 */

const guides = 'docs/how-to';

/** Matches a code block with a path: indentation, path, code. */
const exampleBlock = /^( *)```tsx? (\S+)\n([\s\S]*?)^\1```$/gm;

/** Returns the whole files in the examples of a guide: path → code. */
const examplesIn = (text: string) =>
  [...text.matchAll(exampleBlock)].map(([, indent = '', path = '', code = '']) => ({
    path,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));

mkdirSync(join(repo, 'build'), { recursive: true });
/** Inside of the repository, so that the compiler finds packages. */
const folder = mkdtempSync(join(repo, 'build/doc-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Compiles examples as if each guide had put its files into the repository.
 * @returns messages of the compiler, each with guide, path and line
 */
function compile(
  examples: readonly { readonly guide: string; readonly path: string; readonly code: string }[],
): string {
  for (const { guide, path, code } of examples) {
    const file = join(folder, guide, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  const config = {
    extends: join(repo, 'tsconfig.base.json'),
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['jest', 'node', '@testing-library/jest-dom'],
      rootDirs: [...new Set(examples.map(({ guide }) => guide)), repo, join(repo, 'build/css-types')],
    },
    include: ['**/*', join(repo, 'shared/ui/css.d.ts')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(repo, 'node_modules/.bin/tsc');
  return spawnSync(compiler, ['-p', '.', '--pretty', 'false'], { cwd: folder, encoding: 'utf8' }).stdout;
}

/** Writes the types of class names with the first command of the stage `types`. */
beforeAll(() => {
  const [stage] = testStages(readOptions([]), '');
  const [writeTypes = ''] = stage?.command.split(' && ') ?? [];
  const PATH = `${join(repo, 'node_modules/.bin')}:${process.env.PATH}`;
  spawnSync(writeTypes, { shell: true, cwd: repo, env: { ...process.env, PATH } });
});

test('the files in the guides compile, and an import that does not exist is found with its guide, file and line', () => {
  const examples = readdirSync(join(repo, guides)).flatMap((guide) =>
    examplesIn(readFileSync(join(repo, guides, guide), 'utf8')).map((example) => ({ guide, ...example })),
  );
  expect(examples.length).toBeGreaterThan(10);
  const wrong = examplesIn(
    "- Text\n\n  ```ts shared/x.ts\n  \n  export { gone } from '@flightdeck/shared/links';\n  ```\n",
  ).map((example) => ({ guide: 'wrong.md', ...example }));
  expect(compile([...examples, ...wrong])).toMatch(/^wrong\.md\/shared\/x\.ts\(2,10\): error .*'gone'.*\n$/);
});
