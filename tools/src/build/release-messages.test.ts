import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Compilation } from 'webpack';
import { readPo } from '../languages/po-file';
import { messageFiles } from './release-messages';
import { baseConfig } from './webpack-base';

const folder = mkdtempSync(join(tmpdir(), 'release-messages-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Texts such as `many 7`. */
const texts = (name: string, count: number) => Array.from({ length: count }, (_item, index) => `${name} ${index}`);
const calls = (all: readonly string[]) => all.map((text) => `__('${text}');`).join('\n');

const sources = {
  main: ['first', 'shared'],
  many: [...texts('many', 49), 'shared'],
  few: texts('few', 49),
};

async function build(): Promise<Compilation> {
  mkdirSync(join(folder, 'root-config'));
  for (const [name, own] of Object.entries(sources))
    writeFileSync(
      join(folder, 'root-config', `${name}.ts`),
      `const __ = (text) => globalThis.out?.(text);\n${calls(own)}\nexport default 1;`,
    );
  writeFileSync(
    join(folder, 'root-config/entry.ts'),
    ['many', 'few']
      .map((name) => `import(/* webpackChunkName: "${name}" */ './${name}');`)
      .join('\n')
      .concat(`import './main';`),
  );
  const base = baseConfig('texts', 'texts');
  const compiler = webpack({
    ...base,
    context: folder,
    entry: { main: join(folder, 'root-config/entry.ts') },
    output: { ...base.output, path: join(folder, 'out') },
    // The sources are plain scripts.
    module: {},
    cache: false,
  });
  if (!compiler) throw new Error('webpack could not start.');
  const compilation = await new Promise<Compilation>((resolve, reject) =>
    compiler.run((error, stats) => (error || !stats ? reject(error) : resolve(stats.compilation))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return compilation;
}

test('texts of a chunk with at least 50 are in its own file, all others in that of the page', async () => {
  const all = Object.values(sources).flat();
  const po = [...new Set(all)].map((text) => `msgid "${text}"\nmsgstr "de ${text}"\n`).join('\n');
  const languages = new Map([['de', readPo(`msgid ""\nmsgstr "Language: de_DE\\n"\n\n${po}`)]]);
  const files = new Map(messageFiles(await build(), { kind: 'page', manifest: null, languages }));
  const fileOf = (name: string) => {
    const { source, locale_data } = JSON.parse(files.get(name) ?? '');
    return { source, keys: Object.keys(locale_data.flightdeck).filter((key) => key !== '') };
  };
  expect([...files.keys()].sort()).toEqual(['many.de.json', 'page.de.json']);
  expect(fileOf('page.de.json').keys.sort()).toEqual([...sources.main, ...sources.few].sort());
  const { source, keys } = fileOf('many.de.json');
  expect(source).toBe('root-config/many');
  expect(keys.sort()).toEqual(sources.many.filter((text) => text !== 'shared').sort());
});
