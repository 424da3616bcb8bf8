import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { EventTopic } from '@flightdeck/shared/contracts/page';
import changesetsConfig from '../../../.changeset/config.json';
import packageJson from '../../../package.json';
import { testFiles } from '../../import-rules/patterns.mjs';
import { areaNames } from '../common/repo';
import { sourceFiles } from '../common/source-files';
import { unitNames } from '../deploy/options';
import { choose, readOptions, testStages } from '../runner/stages.mjs';

const repo = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(repo, path), 'utf8');
/** Returns the first group of each match. */
const allMatches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const guides = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].concat(
  readdirSync(join(repo, 'docs/how-to')).map((name) => `docs/how-to/${name}`),
);
const workflows = readdirSync(join(repo, '.github/workflows')).map((name) => `.github/workflows/${name}`);

test('CODEOWNERS has an owner for each area and the page, and names only paths that exist', () => {
  const paths = allMatches(read('.github/CODEOWNERS'), /^\/(\S+) +@\S+$/gm);
  expect(paths).toEqual(expect.arrayContaining(unitNames.map((name) => `${name}/`)));
  expect(paths.filter((path) => path.startsWith('mf-'))).toHaveLength(areaNames.length);
  expect(paths.filter((path) => !existsSync(join(repo, path)))).toEqual([]);
});

describe('the test workflow', () => {
  const workflow = read('.github/workflows/test.yml');

  test('runs every stage of npm test, and all WordPress tests', () => {
    const only = allMatches(workflow, /--only (\S+)/g).flatMap((list) => list.split(','));
    const stages = choose(testStages(readOptions([]), tmpdir()), undefined);
    expect(new Set(only)).toEqual(new Set([...stages.map(({ name }) => name), 'wordpress']));
    expect(workflow).not.toContain('--wordpress');
  });

  test('waits for every job before it reports success', () => {
    const jobs = allMatches(workflow.slice(workflow.indexOf('\njobs:')), /^ {2}(\w+):$/gm);
    const [needs = ''] = allMatches(workflow, /needs: \[(.+)\]/g);
    expect([...needs.split(', '), 'all']).toEqual(jobs);
  });
});

test.each(workflows)(
  '%s runs tests that install Debian packages on Debian, with the Node version of .nvmrc',
  (path) => {
    const jobs = read(path).split(/\n {2}(?=\w+:\n)/);
    const installing = jobs.filter((job) => /npm test -- (?:--long|--only (?:browsers|wordpress))/.test(job));
    const node = read('.nvmrc').trim();
    expect(installing.filter((job) => !job.includes(`container: node:${node}-bookworm`))).toEqual([]);
  },
);

test('the nightly workflow runs every stage that has long tests', () => {
  const [list = ''] = allMatches(read('.github/workflows/nightly.yml'), /stages: \[(.+)]/g);
  const withTests = testStages(readOptions([]), tmpdir()).filter(({ tests }) => tests && tests !== 'php');
  expect(list.split(', ').sort()).toEqual(withTests.map(({ name }) => name).sort());
});

test('the newest WordPress of the nightly workflow is the one up to which the plugin is tested', () => {
  const versions = allMatches(read('.github/workflows/nightly.yml'), /wordpress: "([\d.]+)"/g);
  const [tested] = allMatches(read('wordpress/plugin/readme.txt'), /^Tested up to: (.+)$/gm);
  expect(versions.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1)).toBe(tested);
});

test('every change runs the WordPress tests with the tags @matrix and @every-change', () => {
  const [, flags = ''] = /npm test --silent -- (--\S+)/.exec(read('.ci/run')) ?? [];
  const options = readOptions([flags]);
  const wordpress = choose(testStages(options, tmpdir()), undefined).find(({ name }) => name === 'wordpress');
  expect(wordpress?.command).toContain('--grep="@matrix|@every-change"');
  const specs = readdirSync(join(repo, 'wordpress/tests'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.spec.ts'),
  );
  const tagged = specs.filter((name) => /@matrix|@every-change/.test(read(`wordpress/tests/${name}`)));
  expect(tagged.length).toBeGreaterThan(10);
});

test('every workspace is either released, with a changelog, or ignored by changesets', () => {
  const isIgnored = (folder: string) => {
    const { name }: { name: string } = JSON.parse(read(`${folder}/package.json`));
    return changesetsConfig.ignore.some((pattern) => new RegExp(`^${pattern.replace('*', '.*')}$`).test(name));
  };
  const folders = packageJson.workspaces.flatMap((name): readonly string[] => (name === 'mf-*' ? areaNames : [name]));
  const released = folders.filter((folder) => !isIgnored(folder));
  expect(released).toEqual(expect.arrayContaining(['shared', 'root-config', ...areaNames, 'wordpress']));
  expect(released.filter((folder) => !existsSync(join(repo, folder, 'CHANGELOG.md')))).toEqual([]);
});

test.each(workflows)('%s may only read, unless it makes releases, and pins each action to a major version', (path) => {
  const workflow = read(path);
  expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m);
  // Only the release workflow writes: it creates releases.
  const writes = allMatches(workflow, /^ +(.+: write)$/gm);
  expect(writes).toEqual(path.endsWith('/release.yml') ? ['contents: write'] : []);
  for (const action of allMatches(workflow, /uses: (\S+)/g)) expect(action).toMatch(/^actions\/[a-z-]+@v\d+$/);
});

test.each([...guides, ...workflows])('%s names only commands that exist', (path) => {
  const commands = [...read(path).matchAll(/npm run (?:--silent )?([a-z][a-z:-]*)(?: -w ([a-z-]+))?/g)];
  const unknown = commands.filter(([, name = '', folder = '.']) => {
    const { scripts }: { scripts: object } = JSON.parse(read(`${folder}/package.json`));
    return !Object.hasOwn(scripts, name);
  });
  expect(unknown.map(([command]) => command)).toEqual([]);
});

test('there are at most fifteen scripts, and CONTRIBUTING explains each in one line', () => {
  const explained = allMatches(read('CONTRIBUTING.md'), /^\| `npm (?:run )?([a-z][a-z:-]*)`/gm);
  expect(explained.sort()).toEqual(Object.keys(packageJson.scripts).sort());
  expect(explained.length).toBeLessThanOrEqual(15);
});

test.each(guides)('%s links only to files that exist', (path) => {
  const targets = allMatches(read(path), /\]\(([^)#\s]+)[^)]*\)/g).filter((target) => !/^[a-z]+:/.test(target));
  expect(targets.filter((target) => !existsSync(join(repo, dirname(path), target)))).toEqual([]);
});

const pageSources = [...areaNames, 'root-config', 'shared']
  .flatMap((folder) => sourceFiles(repo, folder))
  .filter(({ path }) => !new RegExp(testFiles).test(path));

test('texts have one spelling: "Learn more", "Anti-spam"', () => {
  const texts = pageSources.flatMap(({ path, text }) =>
    allMatches(text, /__\(\s*['"`](.+?)['"`],?\s*\)/gs).map((found) => `${path}: ${found}`),
  );
  expect(texts.length).toBeGreaterThan(1000);
  // ROOT-064.5 writes the link of this notice with a capital.
  const exceptions = ['mf-connection/src/notices/success-messages.ts: Learn More'];
  expect(texts.filter((text) => /Learn More|LEARN|Anti-Spam|Anti ?[Ss]pam/.test(text))).toEqual(exceptions);
});

describe('each event of the bus is in use (docs/decisions/015)', () => {
  const events: Readonly<Record<EventTopic, true>> = {
    'connection.connect-user': true,
    'licence.activated': true,
    'recommendations.changed': true,
  };
  const code = pageSources.map(({ text }) => text.replace(/^\s*(\/\/|\/?\*).*$/gm, '')).join('\n');
  const topicsOf = (method: string) => allMatches(code, new RegExp(`\\.${method}\\(\\s*'([^']+)'`, 'g'));

  test.each(Object.keys(events))('%s has an emitter and a listener', (topic) => {
    expect(topicsOf('emit')).toContain(topic);
    expect(topicsOf('on')).toContain(topic);
  });
});
