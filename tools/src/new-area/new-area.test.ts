import { spawnSync } from 'node:child_process';
import fs, {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { areaJsonSchema } from '@flightdeck/shared/contracts/areas';
import * as v from 'valibot';
import { areasOf } from '../common/repo';
import { namingOf } from './naming';
import { newArea } from './new-area';
import { nextSteps } from './next-steps';

const project = join(__dirname, '../../..');
const tempFolder = mkdtempSync(join(tmpdir(), 'flightdeck-new-area-'));
afterAll(() => rmSync(tempFolder, { recursive: true }));

const copiedFiles = [
  'package-lock.json',
  'tsconfig.json',
  '.github/CODEOWNERS',
  'README.md',
  'shared/package.json',
  'root-config/src/routes/routes.ts',
  'root-config/src/testing/expected-screens.ts',
  'root-config/src/testing/screen-table.ts',
  ...['package.json', 'area.json', 'tsconfig.json', 'webpack.config.ts'].map((name) => `mf-licensing/${name}`),
];

let count = 0;
/** Creates a folder with the files of the project that the command reads. @returns its path */
function checkout(): string {
  count += 1;
  const repo = join(tempFolder, String(count));
  for (const path of copiedFiles) {
    mkdirSync(dirname(join(repo, path)), { recursive: true });
    cpSync(join(project, path), join(repo, path));
  }
  mkdirSync(join(repo, 'e2e/page'), { recursive: true });
  return repo;
}

const read = (repo: string, path: string) => readFileSync(join(repo, path), 'utf8');
const allFiles = (repo: string) =>
  Object.fromEntries(
    readdirSync(repo, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

test('creates an area with manifest, view, test, journey and budget', () => {
  const repo = checkout();
  const { created } = newArea(repo, 'mf-site-backup');
  expect(created.sort()).toEqual([
    '.changeset/new-mf-site-backup.md',
    'e2e/site-backup/site-backup.spec.ts',
    'mf-site-backup/CHANGELOG.md',
    'mf-site-backup/area.json',
    'mf-site-backup/budget.json',
    'mf-site-backup/package.json',
    'mf-site-backup/src/area.tsx',
    'mf-site-backup/src/site-backup/site-backup.test.tsx',
    'mf-site-backup/src/site-backup/site-backup.view.tsx',
    'mf-site-backup/tsconfig.json',
    'mf-site-backup/webpack.config.ts',
  ]);
  const manifest = v.parse(areaJsonSchema, JSON.parse(read(repo, 'mf-site-backup/area.json')));
  expect(Object.keys(manifest.parts)).toEqual(['site-backup']);
  expect(areasOf(repo)).toEqual(['mf-licensing', 'mf-site-backup']);
  expect(read(repo, 'mf-site-backup/tsconfig.json')).toContain('mf-site-backup.tsbuildinfo');
});

test('the dependencies of a new area are the packages that its files import', () => {
  const repo = checkout();
  const { created } = newArea(repo, 'mf-backup');
  const sources = created.filter((path) => /^mf-backup\/src\/.*\.tsx?$/.test(path) && !path.includes('.test.'));
  const imported = sources.flatMap((path) =>
    [...read(repo, path).matchAll(/from '(?!\.)((?:@[^/']+\/)?[^/']+)/g)].map(([, name]) => name),
  );
  const { dependencies } = JSON.parse(read(repo, 'mf-backup/package.json'));
  expect(Object.keys(dependencies)).toEqual([...new Set(imported)]);
  const { packages } = JSON.parse(read(repo, 'package-lock.json'));
  expect(packages['mf-backup'].dependencies).toEqual(dependencies);
});

test('the new code compiles without errors or unused names', () => {
  const repo = checkout();
  newArea(repo, 'mf-backup');
  for (const path of ['node_modules', 'e2e/accessibility', 'e2e/support', 'site', 'tools', 'wordpress'])
    symlinkSync(join(project, path), join(repo, path));
  const config = {
    extends: join(project, 'e2e/tsconfig.json'),
    compilerOptions: {
      incremental: false,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['jest', 'node', '@testing-library/jest-dom'],
    },
    include: ['mf-backup/src', 'e2e/backup', join(project, 'shared/ui/css.d.ts')],
  };
  writeFileSync(join(repo, 'tsconfig.new.json'), JSON.stringify(config));
  const program = join(project, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [program, '-p', 'tsconfig.new.json'], { cwd: repo, encoding: 'utf8' });
  expect(stdout).toBe('');
}, 60_000);

test('adds the area to the lock file, to the lists of types and owners, and to README', () => {
  const repo = checkout();
  newArea(repo, 'mf-backup');
  const { packages } = JSON.parse(read(repo, 'package-lock.json'));
  expect(packages['mf-backup']).toMatchObject({ name: '@flightdeck/mf-backup', version: '0.0.0' });
  expect(packages['node_modules/@flightdeck/mf-backup']).toEqual({ resolved: 'mf-backup', link: true });
  const references: { path: string }[] = JSON.parse(read(repo, 'tsconfig.json')).references;
  expect(references).toContainEqual({ path: './mf-backup' });
  expect(read(repo, '.github/CODEOWNERS')).toMatch(/^\/mf-backup\/ {2,}@flightdeck\/backup$/m);
  expect(read(repo, 'README.md')).toMatch(/^\| `mf-.+\n\| `mf-backup` \| `#\/backup` \|\n\| `shared`/m);
});

test('adds a row to the table of routes, and to the tables of its tests', () => {
  const repo = checkout();
  newArea(repo, 'mf-site-backup');
  expect(read(repo, 'root-config/src/routes/routes.ts')).toContain(
    "\n  '/site-backup': { title: () => __('Site backup'), screen: 'mf-site-backup/site-backup', visitors: who.managers },\n",
  );
  expect(read(repo, 'root-config/src/testing/expected-screens.ts')).toContain(
    "\n  'mf-site-backup': { main: 'mf-site-backup/site-backup', title: 'Site backup', tab: null },\n",
  );
  expect(read(repo, 'root-config/src/testing/screen-table.ts')).toContain(
    "\n  managed('mf-site-backup #/site-backup', 'mf-site-backup'),\n",
  );
});

test('the next steps name each command of the guide', () => {
  const guide = read(project, 'docs/how-to/new-area.md');
  // All commands of the guide, except those that create and serve the area, without comments and targets.
  const commands = [...guide.matchAll(/^ +(np[mx] (?!run new:area|start -w).+?)(?: +#.*| --to .*)?$/gm)].map(
    ([, command = '']) => command,
  );
  expect(commands).toContain('npm test -- --only budgets');
  const steps = nextSteps(namingOf('mf-backup'));
  expect(commands.filter((command) => !steps.includes(command))).toEqual([]);
});

test('keeps all other lines of the changed files, in their order', () => {
  const repo = checkout();
  const { changed } = newArea(repo, 'mf-backup');
  for (const path of changed) {
    const before = read(project, path).split('\n');
    const now = read(repo, path).split('\n');
    // A line before an added one can get a comma.
    const withoutComma = (line = '') => line.replace(/,$/, '');
    let foundLines = 0;
    for (const line of now) if (withoutComma(line) === withoutComma(before[foundLines])) foundLines += 1;
    expect([path, before[foundLines]]).toEqual([path, undefined]);
    // The lock file gets the most lines: 13.
    expect(now.length - before.length).toBeLessThan(16);
  }
});

test.each([
  ['backup', 2, 'cannot be the name of an area'],
  ['mf-', 2, 'cannot be the name of an area'],
  ['mf-Backup', 2, 'cannot be the name of an area'],
  ['mf-backup2', 2, 'cannot be the name of an area'],
  ['mf-../x', 2, 'cannot be the name of an area'],
  ['mf-backup-widgets', 2, 'cannot be the name of an area'],
  ['', 2, 'cannot be the name of an area'],
  ['mf-licensing', 3, 'mf-licensing exists already'],
  ['mf-page', 3, 'e2e/page exists already'],
  ['mf-security', 3, 'The page has a route #/security already'],
])('refuses "%s" and changes nothing', (name, exitCode, message) => {
  const repo = checkout();
  const before = allFiles(repo);
  const create = () => newArea(repo, name);
  expect(create).toThrow(message);
  expect(create).toThrow(expect.objectContaining({ exitCode }));
  expect(allFiles(repo)).toEqual(before);
});

test('removes new files and restores the lists when one of them cannot be written', () => {
  const repo = checkout();
  const before = allFiles(repo);
  const write = fs.writeFileSync;
  let isDiskFull = true;
  jest.spyOn(fs, 'writeFileSync').mockImplementation((...args) => {
    // Only the first write of the last list fails.
    if (isDiskFull && args[0] === join(repo, '.github/CODEOWNERS')) {
      isDiskFull = false;
      throw new Error('No space left.');
    }
    write(...args);
  });
  expect(() => newArea(repo, 'mf-backup')).toThrow('mf-backup could not be created: No space left.');
  jest.restoreAllMocks();
  expect(allFiles(repo)).toEqual(before);
});

test('writes no file when a list has an unexpected format', () => {
  const repo = checkout();
  writeFileSync(join(repo, '.github/CODEOWNERS'), '* @flightdeck/maintainers\n');
  const before = allFiles(repo);
  expect(() => newArea(repo, 'mf-backup')).toThrow('No line starts with');
  expect(allFiles(repo)).toEqual(before);
});
