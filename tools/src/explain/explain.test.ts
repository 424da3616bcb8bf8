import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stackOf } from '@flightdeck/shared/contracts/page';
import webpack from 'webpack';
import { mapsOf } from '../build/plugins/source-maps';
import { publish } from '../build/publish';
import { readRegistry, writeRegistry } from '../build/registry-file';
import { baseConfig } from '../build/webpack-base';
import { command, Folders } from '../deploy/testing/fake-set';

const folders = new Folders();
const folder = mkdtempSync(join(tmpdir(), 'flightdeck-explain-'));
const set = join(folder, 'set');
/** Returns the version of the built release, which ends in a hash of its files. */
const version = () => readdirSync(join(set, 'mf-settings'))[0] ?? '';
const repo = join(__dirname, '../../..');

const source = `import { limit } from './rules';
export function firewall(rules: readonly { readonly name: string }[]): string {
  const first = rules[limit];
  return first!.name.toUpperCase();
}
try {
  firewall([]);
} catch (error) {
  Object.assign(globalThis, { explainTest: error });
}
`;

/** Builds a small area as releases are built, and publishes it in a set. */
async function build(): Promise<void> {
  mkdirSync(join(folder, 'mf-settings/src'), { recursive: true });
  writeFileSync(join(folder, 'mf-settings/src/firewall.ts'), source);
  // The minifier can't compute the limit, so it can't remove the code that throws.
  writeFileSync(join(folder, 'mf-settings/src/rules.ts'), 'export const limit: number = Date.now() > 0 ? 3 : 0;\n');
  const base = baseConfig('explain', 'explain');
  const output = join(folder, 'out');
  const compiler = webpack({
    ...base,
    context: folder,
    cache: false,
    entry: { security: join(folder, 'mf-settings/src/firewall.ts') },
    output: { ...base.output, path: output },
    resolveLoader: { modules: [join(repo, 'node_modules')] },
  });
  await new Promise<void>((resolve, reject) => compiler?.run((error) => (error ? reject(error) : resolve())));
  await new Promise((resolve) => compiler?.close(resolve));
  const { base: versionFolder, files } = publish(output, set, 'mf-settings', '1.2.0');
  const built = folders.built('1.0.0', { 'mf-settings': {} });
  const registry = readRegistry(join(built, 'registry.json'));
  const entry = registry?.areas['mf-settings'];
  if (!registry || !entry) throw new Error('The set has no entry for mf-settings.');
  const area = { ...entry, base: versionFolder, version: version(), files, entry: 'security.js', chunks: {} };
  writeRegistry(join(set, 'registry.json'), { ...registry, areas: { 'mf-settings': area } });
}

/** Runs the built file in a separate process, and returns the positions in the stack of its error. */
function thrownPositions(): string[] {
  const file = `mf-settings/${version()}/security.js`;
  const run = `require('vm').runInThisContext(require('fs').readFileSync(process.argv[1], 'utf8'), { filename: process.argv[2] });
    process.stdout.write(globalThis.explainTest.stack)`;
  const stack = execFileSync(process.execPath, ['-e', run, join(set, file), `https://site.example/set/${file}`]);
  return stackOf(Object.assign(new Error('Thrown.'), { stack: stack.toString() }));
}

/** Runs the command with a report. */
const runExplain = (report: string, more = `--to ${set}`) => {
  writeFileSync(join(folder, 'report.txt'), report);
  return command(`${join(folder, 'report.txt')} ${more}`, { program: 'explain' });
};

beforeAll(build);
afterAll(() => {
  folders.remove();
  rmSync(folder, { recursive: true });
});

test('turns the stack of a report into source files, lines and code', async () => {
  const positions = thrownPositions();
  const report = `Flightdeck status, 2026-11-23\n\nAreas\n  mf-settings · Failed\n    ${positions.join('\n    ')}\n`;
  const { code, out } = await runExplain(report);
  const lines = out.split('\n');
  expect(lines.slice(0, 3)).toEqual([
    positions[0],
    expect.stringMatching(/^ {2}mf-settings\/src\/firewall\.ts:4:\d+$/),
    '    return first!.name.toUpperCase();',
  ]);
  // The minifier moves the call, so only the file of the second position is certain.
  expect(lines.slice(3, 5)).toEqual([positions[1], expect.stringContaining('  mf-settings/src/firewall.ts:')]);
  expect(code).toBe(0);
});

test('source maps are beside the set, and the files of the set do not refer to them', () => {
  expect(readdirSync(join(set, 'mf-settings', version())).filter((name) => name.includes('.map'))).toEqual([]);
  expect(readFileSync(join(set, 'mf-settings', version(), 'security.js'), 'utf8')).not.toContain('sourceMappingURL');
  expect(readdirSync(join(mapsOf(set), 'mf-settings', version()))).toEqual(['security.js.map']);
});

describe('npm run explain', () => {
  const position = () => `mf-settings/${version()}/security.js:2:20`;
  const mapFile = () => join(mapsOf(set), 'mf-settings', version(), 'security.js.map');

  test.each([
    ['a report without a stack', 'Areas\n  mf-settings 1.2.0 · Failed'],
    ['an empty report', ''],
  ])('refuses %s', async (_name, report) => {
    const run = await runExplain(report);
    expect(run).toMatchObject({ code: 2, error: expect.stringContaining('The report has no stack.') });
  });

  test('refuses a file that does not exist', async () => {
    const run = await command(`${join(folder, 'none.txt')} --to ${set}`, { program: 'explain' });
    expect(run).toMatchObject({ code: 2, error: expect.stringContaining('none.txt cannot be read') });
  });

  test('reports a release that does not exist, and explains positions in other releases', async () => {
    const run = await runExplain(`${thrownPositions()[0]}\nmf-settings/9.9.9-aaaaaaaa/area.js:2:5`);
    expect(run.out).toContain('mf-settings/src/firewall.ts:4:');
    expect(run).toMatchObject({
      code: 5,
      out: expect.stringContaining(`${set} has no release mf-settings 9.9.9-aaaaaaaa.`),
      error: expect.stringContaining('Next: Name the set of the site with --to.'),
    });
  });

  test.each<[string, (map: Record<string, unknown>) => string, string]>([
    [
      'that belongs to another build',
      (map) => JSON.stringify({ ...map, x_flightdeck_integrity: 'sha384-x' }),
      'of another build',
    ],
    ['that is cut off', (map) => JSON.stringify(map).slice(0, 50), 'is damaged'],
    ['without code at the position', (map) => JSON.stringify({ ...map, mappings: '' }), 'no code at this position'],
  ])('reports a source map %s', async (_name, change, message) => {
    const text = readFileSync(mapFile(), 'utf8');
    writeFileSync(mapFile(), change(JSON.parse(text)));
    const run = await runExplain(position());
    writeFileSync(mapFile(), text);
    expect(run).toMatchObject({ code: 5, out: expect.stringContaining(message) });
  });

  test('reports a release that was copied without its source maps', async () => {
    const other = folders.next();
    cpSync(set, other, { recursive: true });
    expect(await runExplain(position(), `--to ${other}`)).toMatchObject({
      code: 5,
      out: expect.stringContaining(`${other}.maps has no source map of this file.`),
    });
    expect((await runExplain(position(), `--to ${other} --maps ${mapsOf(set)}`)).code).toBe(0);
  });

  test('requires --maps when the set is a whole bucket, because there is no place for source maps beside it', async () => {
    const run = await runExplain(position(), '--to s3://bucket');
    expect(run).toMatchObject({ code: 2, error: expect.stringContaining('Name a folder with --maps') });
  });
});

test('a deploy copies the source maps with the release', async () => {
  const [first, second] = [folders.next(), folders.next()];
  let from = set;
  for (const to of [first, second]) {
    expect((await command(`deploy root-config --from ${folders.built('1.0.0', {})} --to ${to}`)).code).toBe(0);
    const run = await command(`deploy mf-settings --from ${from} --to ${to}`);
    expect(run.out).toContain(`Source maps: 1 in ${to}.maps.`);
    from = to;
  }
  expect(existsSync(join(second, 'mf-settings', version(), 'security.js.map'))).toBe(false);
  const run = await runExplain(thrownPositions().join('\n'), `--to ${second}`);
  expect(run).toMatchObject({ code: 0, out: expect.stringContaining('mf-settings/src/firewall.ts:4:') });
  // If the maps are missing at the source, the deploy succeeds and reports them.
  rmSync(`${first}.maps`, { recursive: true });
  const to = folders.next();
  await command(`deploy root-config --from ${folders.built('1.0.0', {})} --to ${to}`);
  const withoutMaps = await command(`deploy mf-settings --from ${first} --to ${to}`);
  expect(withoutMaps).toMatchObject({ code: 0, out: expect.stringContaining(`1 of 1 missing in ${first}.maps`) });
  // A later deploy of the same release, from a set with maps, copies them.
  const withMaps = await command(`deploy mf-settings --from ${set} --to ${to}`);
  expect(withMaps.out).toMatch(/is live already\.\nSource maps: 1 in/);
  expect(existsSync(join(`${to}.maps`, 'mf-settings', version(), 'security.js.map'))).toBe(true);
});

test('explains an earlier release, and reports a source map of another build', async () => {
  const to = folders.next();
  await command(`deploy root-config --from ${folders.built('1.0.0', {})} --to ${to}`);
  await command(`deploy mf-settings --from ${set} --to ${to}`);
  await command(`deploy mf-settings --from ${folders.built('2.0.0', { 'mf-settings': {} })} --to ${to}`);
  const map = join(`${to}.maps`, 'mf-settings', version(), 'security.js.map');
  expect((await runExplain(thrownPositions().join('\n'), `--to ${to}`)).code).toBe(0);
  writeFileSync(map, readFileSync(map, 'utf8').replace(/"sha384-[^"]+"/, '"sha384-x"'));
  expect((await runExplain(thrownPositions().join('\n'), `--to ${to}`)).out).toContain('of another build');
});

test('package.json has the script "explain"', () => {
  const { scripts } = JSON.parse(readFileSync(join(repo, 'package.json'), 'utf8'));
  expect(scripts.explain).toContain('tools/src/explain/main.ts');
});
