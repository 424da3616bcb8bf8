import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './webpack-base';

const folder = mkdtempSync(join(tmpdir(), 'warm-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

function config(output: string, cache: Configuration['cache']): Configuration {
  const base = baseConfig('warm', 'warm');
  return {
    ...base,
    context: folder,
    entry: { main: join(folder, 'main.js') },
    output: { ...base.output, path: join(folder, output) },
    optimization: { ...base.optimization, concatenateModules: false, minimize: false },
    ...(cache !== undefined && { cache }),
  };
}

async function build(output: string, cache: Configuration['cache']): Promise<string> {
  const compiler = webpack(config(output, cache));
  if (!compiler) throw new Error('webpack could not start.');
  await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  await new Promise((resolve) => compiler.close(resolve));
  return ['main.js', 'lazy.js'].map((name) => readFileSync(join(folder, output, name), 'utf8')).join('\n');
}

function writeSources(imported: 'first' | 'second'): void {
  mkdirSync(folder, { recursive: true });
  const users = ['a', 'b', 'c', 'd'];
  for (const name of ['first', 'second'])
    writeFileSync(join(folder, `${name}.js`), 'export const value = document.title;');
  for (const name of users)
    writeFileSync(join(folder, `${name}.js`), `import { value } from './${imported}'; export const ${name} = [value];`);
  writeFileSync(
    join(folder, 'lazy.js'),
    `import { value as one } from './first'; import { value as two } from './second'; export const both = [one, two];`,
  );
  writeFileSync(
    join(folder, 'main.js'),
    [
      ...users.map((name) => `import { ${name} } from './${name}';`),
      `console.log(${users.join()});`,
      `import(/* webpackChunkName: "lazy" */ './lazy').then(({ both }) => console.log(both));`,
    ].join('\n'),
  );
}

// webpack combines the IDs of a module's imports by XOR. If two IDs are swapped, the key of the module's cached code stays the same.
test('a build with a cache has the same output as a build without one', async () => {
  const cache = { ...Object(baseConfig('warm', 'warm').cache), cacheDirectory: join(folder, 'cache') };
  writeSources('first');
  await build('before', cache);
  writeSources('second');
  expect(await build('warm', cache)).toBe(await build('cold', false));
});
