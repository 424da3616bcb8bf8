import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Folders } from '../deploy/testing/fake-set';
import { FakeRepo } from './fake-repo';
import { changes, git, tags } from './git';
import { problems } from './problems';
import { dryRun, release } from './release';
import { readState } from './state';
import { otherVersions } from './wordpress-version';

const folders = new Folders();
afterAll(folders.remove);

const read = (repo: FakeRepo, path: string) => readFileSync(join(repo.dir, path), 'utf8');

/** Returns a repository with all packages released as 1.0.0. */
async function releasedRepo(): Promise<FakeRepo> {
  const repo = new FakeRepo(folders);
  await release(repo.effects());
  repo.output.length = 0;
  return repo;
}

test('the first release creates a tag for each package, and lists the deploys', async () => {
  const repo = new FakeRepo(folders);
  await release(repo.effects());
  expect(tags(repo.dir)).toHaveLength(9);
  expect(tags(repo.dir)).toContain('mf-settings@1.0.0');
  expect(repo.output).toContain('  npm run deploy -- mf-settings');
  expect(git(repo.dir, 'log', '-1', '--format=%s')).toBe('Release 9 packages');
  expect(changes(repo.dir)).toEqual([]);
  expect(problems(readState(repo.dir))).toEqual([]);
});

test('a changeset raises the version of its package and of the packages built with it, also in the files of the WordPress plugin', async () => {
  const repo = await releasedRepo();
  repo.write('wordpress/plugin/new.php', '<?php\n');
  repo.changeset('wordpress', 'minor', 'The page is faster.');
  repo.write('root-config/src/code.ts', 'export const more = 1;\n');
  repo.changeset('root-config', 'patch', 'A route is corrected.');
  repo.commit('Change');

  await dryRun({ repo: repo.dir, print: (line) => repo.output.push(line) });
  expect(repo.output).toEqual([
    'Would release root-config 1.0.1, now 1.0.0',
    'Would release embed 1.0.1, now 1.0.0',
    'Would release wordpress 1.1.0, now 1.0.0',
    'Dry run: nothing was changed.',
  ]);
  expect(changes(repo.dir)).toEqual([]);

  await release(repo.effects());
  expect(tags(repo.dir)).toEqual(
    expect.arrayContaining(['embed@1.0.1', 'root-config@1.0.1', 'wordpress@1.1.0', 'shared@1.0.0']),
  );
  expect(tags(repo.dir)).toHaveLength(12);
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
  const repo = await releasedRepo();
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

test('refuses a release with uncommitted files, and lists them', async () => {
  const repo = await releasedRepo();
  repo.write('mf-settings/src/code.ts', 'export const two = 2;\n');
  repo.write('mf-settings/src/other.ts', 'export const three = 3;\n');
  await expect(release(repo.effects())).rejects.toMatchObject({
    message: expect.stringMatching(/^These changes are not committed:\n.+ mf-settings\/src\/code\.ts\n.+other\.ts$/),
    next: 'Commit them first.',
  });
});

test('refuses shipped languages that lack translations, and changes nothing', async () => {
  const repo = await releasedRepo();
  repo.write('languages/shipped.json', ['de_DE']);
  repo.changeset('mf-settings', 'patch', 'A text is corrected.');
  repo.commit('Ship German');
  const refusal = {
    message: 'de_DE has 1 untranslated text.',
    next: expect.stringContaining('npm run languages -w tools -- status'),
  };
  await expect(dryRun({ repo: repo.dir, print: () => {} })).rejects.toMatchObject(refusal);
  await expect(release(repo.effects())).rejects.toMatchObject(refusal);
  expect(changes(repo.dir)).toEqual([]);
});

test('refuses a release without changes', async () => {
  const repo = await releasedRepo();
  await expect(release(repo.effects())).rejects.toThrow('There is nothing to release.');
});

test('refuses a committed change without a changeset, unless it only changes tests', async () => {
  const repo = await releasedRepo();
  repo.write('mf-settings/src/code.test.ts', 'test.todo;\n');
  repo.commit('Test');
  await expect(release(repo.effects())).rejects.toThrow('There is nothing to release.');
  repo.write('mf-settings/src/code.ts', 'export const two = 2;\n');
  repo.commit('Change');
  await expect(release(repo.effects())).rejects.toThrow(
    'mf-settings has changed since 1.0.0, and no changeset names it.',
  );
});

test('a change of the embed script needs a changeset for embed, not for root-config', async () => {
  const repo = await releasedRepo();
  repo.write('root-config/src/embed/src/code.ts', 'export const two = 2;\n');
  expect(problems(readState(repo.dir)).map(({ path }) => path)).toEqual(['root-config/src/embed/package.json']);
});

test('a change of package.json needs a changeset if it changes entries or dependencies', async () => {
  const repo = await releasedRepo();
  const manifest = { name: '@flightdeck/shared', version: '1.0.0', private: true, dependencies: {} };
  repo.write('shared/package.json', { ...manifest, license: 'GPL-2.0-or-later' });
  expect(problems(readState(repo.dir))).toEqual([]);
  repo.write('shared/package.json', { ...manifest, exports: { './bus': './bus.ts' } });
  expect(problems(readState(repo.dir)).map(({ path }) => path)).toEqual(['shared/package.json']);
});

test('restores all files if a step before the commit fails', async () => {
  const repo = await releasedRepo();
  repo.changeset('wordpress', 'patch', 'A text is corrected.');
  repo.write('wordpress/plugin/new.php', '<?php\n');
  repo.commit('Change');
  const updateLock = () => Promise.reject(new Error('npm install failed.'));
  await expect(release({ ...repo.effects(), updateLock })).rejects.toThrow('npm install failed.');
  expect(changes(repo.dir)).toEqual([]);
  expect(existsSync(join(repo.dir, '.changeset/wordpress.md'))).toBe(true);
  expect(read(repo, 'wordpress/package.json')).toContain('"version": "1.0.0"');
});

test('reports no problem on a branch that was created before a release', async () => {
  const repo = new FakeRepo(folders);
  git(repo.dir, 'branch', 'earlier');
  await release(repo.effects());
  git(repo.dir, 'checkout', '--quiet', 'earlier');
  repo.write('mf-settings/src/code.ts', 'export const two = 2;\n');
  expect(problems(readState(repo.dir))).toEqual([]);
});

test('reports no problem in a clone without tags, and refuses a release from a shallow clone', async () => {
  const repo = await releasedRepo();
  repo.write('mf-settings/src/code.ts', 'export const two = 2;\n');
  repo.commit('Later');
  const [withoutTags, shallow] = [folders.next(), folders.next()];
  git(repo.dir, 'clone', '--quiet', '--no-tags', `file://${repo.dir}`, withoutTags);
  expect(problems(readState(withoutTags))).toEqual([]);
  git(repo.dir, 'clone', '--quiet', '--depth=1', `file://${repo.dir}`, shallow);
  expect(problems(readState(shallow))).toEqual([]);
  await expect(release({ ...repo.effects(), repo: shallow })).rejects.toMatchObject({
    next: 'Run "git fetch --unshallow --tags", then release again.',
  });
});
