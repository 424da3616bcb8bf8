import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaJson } from '@flightdeck/shared/contracts/areas';
import webpack, { type Compilation } from 'webpack';
import { readPo } from '../languages/po-file';
import { type MessagesSource, messageFiles } from './release-messages';
import { baseConfig } from './webpack-base';

const folder = mkdtempSync(join(tmpdir(), 'release-messages-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Chunk {
  readonly texts: readonly string[];
  /** Names of the chunks that it loads later. */
  readonly loads: readonly string[];
}

/** Returns texts such as `many 7`. */
const texts = (name: string, count: number) => Array.from({ length: count }, (_item, index) => `${name} ${index}`);
const many = [...texts('many', 39), 'shared'];
const few = texts('few', 39);

/** Builds chunks that each consist of one file. The first chunk is the entry. */
async function build(chunks: Readonly<Record<string, Chunk>>): Promise<Compilation> {
  const sources = mkdtempSync(join(folder, 'build-'));
  mkdirSync(join(sources, 'mf-extra'));
  for (const [name, chunk] of Object.entries(chunks)) {
    const calls = chunk.texts.map((text) => `__('${text}');`);
    const imports = chunk.loads.map((later) => `import(/* webpackChunkName: "${later}" */ './${later}');`);
    const lines = ['const __ = (text) => globalThis.out?.(text);', ...calls, ...imports, 'export default 1;'];
    writeFileSync(join(sources, 'mf-extra', `${name}.ts`), lines.join('\n'));
  }
  const [main = ''] = Object.keys(chunks);
  const base = baseConfig('texts', 'texts');
  const compiler = webpack({
    ...base,
    context: sources,
    entry: { main: join(sources, 'mf-extra', `${main}.ts`) },
    output: { ...base.output, path: join(sources, 'out') },
    // The sources need no loaders.
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

/** Builds the German files. @returns the names of the files, and the texts of each file by its `source` */
async function germanFiles(chunks: Readonly<Record<string, Chunk>>, source: Omit<MessagesSource, 'languages'>) {
  const all = new Set(Object.values(chunks).flatMap((chunk) => chunk.texts));
  const po = [...all].map((text) => `msgid "${text}"\nmsgstr "de ${text}"\n`).join('\n');
  const languages = new Map([['de', readPo(`msgid ""\nmsgstr "Language: de_DE\\n"\n\n${po}`)]]);
  const files = [...messageFiles(await build(chunks), { ...source, languages })];
  const bySource = Object.fromEntries(
    files.map(([, text]) => {
      const { source: textSource, locale_data } = JSON.parse(text);
      return [textSource, Object.keys(locale_data.flightdeck).filter((key) => key !== '')];
    }),
  );
  return { names: files.map(([name]) => name).sort(), bySource };
}

/** Returns the items of all lists, sorted and without duplicates. */
const sorted = (...groups: readonly (readonly string[])[]) => [...new Set(groups.flat())].sort();

test('each later chunk of the page with at least 40 texts has a file; all other texts are in the file of the page', async () => {
  const chunks = {
    main: { texts: ['first', 'shared'], loads: ['many', 'few'] },
    many: { texts: many, loads: [] },
    few: { texts: few, loads: [] },
  };
  const { names, bySource } = await germanFiles(chunks, { manifest: null, hasOneFilePerPart: false });
  expect(names).toEqual(['many.de.json', 'page.de.json']);
  expect(sorted(bySource['root-config/page'])).toEqual(sorted(['first', 'shared'], few));
  expect(sorted(bySource['root-config/many'])).toEqual(sorted(texts('many', 39)));
});

const manifest: AreaJson = {
  name: 'mf-extra',
  parts: {
    list: { kind: 'screen', reads: [], shows: [] },
    form: { kind: 'screen', reads: [], shows: [] },
  },
  widgets: [],
};
const areaChunks = {
  entry: { texts: [], loads: ['area'] },
  area: { texts: ['common'], loads: ['list', 'form'] },
  list: { texts: ['in list', 'shared'], loads: ['many', 'few', 'form'] },
  form: { texts: ['in form', 'many 0'], loads: ['many'] },
  many: { texts: many, loads: ['deep'] },
  deep: { texts: ['deep'], loads: [] },
  few: { texts: few, loads: [] },
};

test('the file of a part has the texts of its small chunks; the file of a large chunk has each text that the file of at least one of its parts lacks', async () => {
  const { names, bySource } = await germanFiles(areaChunks, { manifest, hasOneFilePerPart: false });
  expect(names).toEqual(['form.de.json', 'list.de.json', 'many.de.json']);
  expect(sorted(bySource['mf-extra/list'])).toEqual(sorted(['common', 'in list', 'shared', 'deep'], few));
  expect(sorted(bySource['mf-extra/form'])).toEqual(sorted(['common', 'in form', 'many 0', 'deep']));
  expect(sorted(bySource['mf-extra/many'])).toEqual(sorted(many));
});

test('with hasOneFilePerPart, each file has all texts of its part', async () => {
  const { names, bySource } = await germanFiles(areaChunks, { manifest, hasOneFilePerPart: true });
  expect(names).toEqual(['form.de.json', 'list.de.json']);
  expect(bySource['mf-extra/list']).toEqual(expect.arrayContaining([...many, ...few, 'common', 'in list', 'deep']));
});
