import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry, writeRegistry } from '../build/registry-file';
import { Folders } from '../deploy/fake-set';
import { hashOf } from '../deploy/file-hash';
import { allAreas, FakeRepo } from './fake-repo';
import { changes, git, tags } from './git';
import { problems } from './problems';
import { dryRun, release } from './release';
import { stale } from './stale';
import { readState } from './state';
import { otherVersions } from './wordpress-version';

const folders = new Folders();
afterAll(folders.remove);

const read = (repo: FakeRepo, path: string) => readFileSync(join(repo.dir, path), 'utf8');
const archives = (repo: FakeRepo) => readdirSync(join(repo.dir, 'contracts/releases')).sort();

/** Returns a repository with all packages released as 1.0.0. */
async function released(): Promise<FakeRepo> {
  const repo = new FakeRepo(folders);
  await release(repo.means());
  repo.said.length = 0;
  return repo;
}

test('the first release makes an archive and a tag for each package, and lists what to deploy', async () => {
  const repo = new FakeRepo(folders);
  await release(repo.means());
  expect(archives(repo)).toHaveLength(9);
  expect(
    tags(repo.dir)
      .map((tag) => `${tag}.zip`)
      .sort(),
  ).toEqual(archives(repo));
  expect(repo.said).toContain('  npm run deploy -- mf-settings --from contracts/releases/mf-settings@1.0.0.zip');
  expect(git(repo.dir, 'log', '-1', '--format=%s')).toBe('Release 9 packages');
  expect(changes(repo.dir)).toEqual([]);
  expect(problems(readState(repo.dir))).toEqual([]);
});

test('a release repeated without its archives and tags is identical, byte for byte', async () => {
  const repo = await released();
  const path = join(repo.dir, 'contracts/releases/mf-settings@1.0.0.zip');
  const before = readFileSync(path);
  repo.remove('contracts/releases');
  repo.commit('Take the archives away');
  git(repo.dir, 'tag', '--delete', ...tags(repo.dir));
  await release(repo.means());
  expect(readFileSync(path).equals(before)).toBe(true);
});

test('a changeset raises the version of its package and of those built with it, also in the files of the WordPress plugin', async () => {
  const repo = await released();
  repo.write('wordpress/plugin/new.php', '<?php\n');
  repo.changeset('wordpress', 'minor', 'The page is faster.');
  repo.write('root-config/src/code.ts', 'export const more = 1;\n');
  repo.changeset('root-config', 'patch', 'A route is corrected.');
  repo.commit('Change');

  await dryRun({ repo: repo.dir, say: (line) => repo.said.push(line) });
  expect(repo.said).toEqual([
    'Would release root-config 1.0.1, now 1.0.0: contracts/releases/root-config@1.0.1.zip',
    'Would release embed 1.0.1, now 1.0.0: contracts/releases/embed@1.0.1.zip',
    'Would release wordpress 1.1.0, now 1.0.0: contracts/releases/wordpress@1.1.0.zip',
    'Dry run: nothing was changed.',
  ]);
  expect(changes(repo.dir)).toEqual([]);

  const next = () => folders.built('1', allAreas, { react: '19.4.0' });
  await release(repo.means(next));
  expect(archives(repo)).toEqual(
    expect.arrayContaining(['embed@1.0.1.zip', 'root-config@1.0.1.zip', 'wordpress@1.1.0.zip']),
  );
  expect(archives(repo)).toHaveLength(12);
  expect(read(repo, 'wordpress/plugin/flightdeck.php')).toContain(' * Version:           1.1.0\n');
  expect(read(repo, 'wordpress/plugin/flightdeck.php')).toContain("const VERSION     = '1.1.0';\n");
  expect(read(repo, 'wordpress/plugin/readme.txt')).toBe('Stable tag: 1.1.0\n');
  expect(read(repo, 'wordpress/CHANGELOG.md')).toContain(
    '## 1.1.0\n\n### Minor Changes\n\n- The page is faster.\n\n## 1.0.0',
  );
  expect(read(repo, 'root-config/src/embed/CHANGELOG.md')).toContain('- Built with root-config 1.0.1.');
  expect(problems(readState(repo.dir))).toEqual([]);
});

test('reports a WordPress plugin whose files name another version', async () => {
  const repo = await released();
  expect(otherVersions(repo.dir)).toEqual([]);
  repo.write('wordpress/plugin/readme.txt', 'Stable tag: 0.9.0\n');
  repo.write(
    'wordpress/plugin/flightdeck.php',
    "<?php\n/**\n * Version:           1.0.0\n */\nconst VERSION     = '0.8.0';\n",
  );
  expect(otherVersions(repo.dir)).toEqual([
    { path: 'wordpress/plugin/flightdeck.php', found: '0.8.0' },
    { path: 'wordpress/plugin/readme.txt', found: '0.9.0' },
  ]);
});

test('names uncommitted files, and changes nothing', async () => {
  const repo = await released();
  repo.write('mf-settings/src/code.ts', 'export const two = 2;\n');
  await expect(release(repo.means())).rejects.toMatchObject({
    message: expect.stringContaining('mf-settings/src/code.ts'),
    next: 'Commit them first.',
  });
});

test('refuses shipped languages that lack translations, and changes nothing', async () => {
  const repo = await released();
  repo.write('languages/shipped.json', ['de_DE']);
  repo.changeset('mf-settings', 'patch', 'A text is corrected.');
  repo.commit('Ship German');
  const refusal = {
    message: 'de_DE lacks 1 of the texts.',
    next: expect.stringContaining('npm run languages -- status'),
  };
  await expect(dryRun({ repo: repo.dir, say: () => {} })).rejects.toMatchObject(refusal);
  await expect(release(repo.means())).rejects.toMatchObject(refusal);
  expect(changes(repo.dir)).toEqual([]);
});

test('without changes there is nothing to release', async () => {
  const repo = await released();
  await expect(release(repo.means())).rejects.toThrow('There is nothing to release.');
});

test('refuses a committed change without a changeset, unless it only changes tests', async () => {
  const repo = await released();
  repo.write('mf-settings/src/code.test.ts', 'test.todo;\n');
  repo.commit('Test');
  await expect(release(repo.means())).rejects.toThrow('There is nothing to release.');
  repo.write('mf-settings/src/code.ts', 'export const two = 2;\n');
  repo.commit('Change');
  await expect(release(repo.means())).rejects.toThrow(
    'mf-settings has changed since 1.0.0, and no changeset names it.',
  );
});

test('a change of the embed script needs a changeset for its own package, not for the page', async () => {
  const repo = await released();
  repo.write('root-config/src/embed/src/code.ts', 'export const two = 2;\n');
  expect(problems(readState(repo.dir)).map(({ path }) => path)).toEqual(['root-config/src/embed/package.json']);
});

test('refuses a package that keeps its version but builds other files, and restores everything', async () => {
  const repo = await released();
  repo.changeset('wordpress', 'patch', 'A text is corrected.');
  repo.write('wordpress/plugin/new.php', '<?php\n');
  repo.commit('Change');
  const others = () => folders.built('2', allAreas);
  await expect(release(repo.means(others))).rejects.toThrow(
    'mf-settings 1.0.0 has the same version, but its build differs from the released files.',
  );
  expect(changes(repo.dir)).toEqual([]);
  expect(existsSync(join(repo.dir, '.changeset/wordpress.md'))).toBe(true);
  expect(read(repo, 'wordpress/package.json')).toContain('"version": "1.0.0"');
});

test('widgets that build other files need no release if their area builds the same', async () => {
  const withWidgets = (text: string) => {
    const set = folders.built('1', allAreas);
    const registry = readRegistry(join(set, 'registry.json'));
    const area = registry?.areas['mf-licensing'];
    if (!registry || !area) throw new Error('Nothing was built.');
    const widgets = { ...area, base: `mf-licensing-widgets/${text}/`, files: { 'remote.js': hashOf(text) } };
    mkdirSync(join(set, widgets.base), { recursive: true });
    writeFileSync(join(set, widgets.base, 'remote.js'), text);
    writeRegistry(join(set, 'registry.json'), { ...registry, widgets: { 'mf-licensing': widgets } });
    return set;
  };
  const repo = new FakeRepo(folders);
  await release(repo.means(() => withWidgets('one')));
  expect(stale(repo.dir, withWidgets('two'), readState(repo.dir))).toEqual([]);
});

test('a branch from before a release needs no archive of it', async () => {
  const repo = new FakeRepo(folders);
  git(repo.dir, 'branch', 'earlier');
  await release(repo.means());
  git(repo.dir, 'checkout', '--quiet', 'earlier');
  expect(problems(readState(repo.dir))).toEqual([]);
});

test('refuses an archive that was changed without a new version, by its tag', async () => {
  const repo = await released();
  repo.remove('contracts/releases/mf-settings@1.0.0.zip');
  repo.commit('Lose');
  await expect(release(repo.means())).rejects.toThrow('mf-settings@1.0.0 is tagged, but its archive is missing.');
  repo.write('contracts/releases/mf-settings@1.0.0.zip', 'another');
  repo.commit('Replace');
  await expect(release(repo.means())).rejects.toThrow('is not the one that was tagged mf-settings@1.0.0.');
});

test('a clone without tags and a shallow clone report no missing tags', async () => {
  const repo = await released();
  repo.write('note.txt', 'later');
  repo.commit('Later');
  const missing = (dir: string) => problems(readState(dir)).map(({ what }) => what);
  const [none, shallow] = [folders.next(), folders.next()];
  git(repo.dir, 'clone', '--quiet', '--no-tags', `file://${repo.dir}`, none);
  expect(missing(none)).toEqual([]);
  // The shallow clone has one commit, with one release tag.
  git(repo.dir, 'tag', '--force', 'shared@1.0.0');
  git(repo.dir, 'clone', '--quiet', '--depth=1', `file://${repo.dir}`, shallow);
  expect(tags(shallow)).toEqual(['shared@1.0.0']);
  expect(missing(shallow)).toEqual([]);
  git(repo.dir, 'tag', '--delete', 'mf-settings@1.0.0');
  expect(missing(repo.dir)).toEqual([expect.stringContaining('The archive has no tag.')]);
});
