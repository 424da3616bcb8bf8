import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Folders } from '../deploy/testing/fake-set';
import { release } from './release';

const folders = new Folders();
afterAll(folders.remove);

const git = (dir: string, ...args: readonly string[]) =>
  execFileSync('git', args, { cwd: dir, encoding: 'utf8' }).trim();

/** Returns a repository with three packages, the plugin, and the project's configuration of changesets. */
function newRepo() {
  const dir = folders.next();
  const write = (path: string, content: string | object) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  };
  const configuration = (file: string) => readFileSync(join(__dirname, '../../../.changeset', file), 'utf8');
  write('package.json', { name: 'fake', private: true, workspaces: ['shared', 'mf-settings', 'wordpress'] });
  for (const [name, dependencies] of Object.entries({
    shared: {},
    'mf-settings': { '@flightdeck/shared': '1.0.0' },
    wordpress: {},
  }))
    write(`${name}/package.json`, { name: `@flightdeck/${name}`, version: '1.0.0', private: true, dependencies });
  write('wordpress/plugin/flightdeck.php', "<?php\n/**\n * Version:           1.0.0\n */\nconst VERSION = '1.0.0';\n");
  write('wordpress/plugin/readme.txt', 'Stable tag: 1.0.0\n');
  write('languages/flightdeck.pot', 'msgid ""\nmsgstr ""\n\nmsgid "Save"\nmsgstr ""\n');
  write('languages/shipped.json', []);
  write('.changeset/changelog.cjs', configuration('changelog.cjs'));
  // The project's configuration ignores packages that this repository does not have.
  write('.changeset/config.json', { ...JSON.parse(configuration('config.json')), ignore: [] });
  git(dir, 'init', '--quiet', '--initial-branch=main');
  git(dir, 'config', 'user.name', 'Test');
  git(dir, 'config', 'user.email', 'test@example.com');
  const commit = () => {
    git(dir, 'add', '--all');
    git(dir, 'commit', '--quiet', '--message', 'Change');
  };
  commit();
  return {
    dir,
    write,
    commit,
    read: (path: string) => readFileSync(join(dir, path), 'utf8'),
    changes: () => git(dir, 'status', '--porcelain'),
    changeset: (name: string, kind: string) =>
      write(`.changeset/${name}.md`, `---\n"@flightdeck/${name}": ${kind}\n---\n\nThe page is faster.\n`),
  };
}

test('a release raises the version of a package and of those built with it, also in the plugin, and tags all of them', () => {
  const repo = newRepo();
  repo.changeset('shared', 'patch');
  repo.changeset('wordpress', 'minor');
  repo.commit();
  release(repo.dir, true);
  expect([repo.changes(), git(repo.dir, 'tag')]).toEqual(['', '']);

  release(repo.dir, false);
  expect(git(repo.dir, 'tag').split('\n')).toEqual([
    '@flightdeck/mf-settings@1.0.1',
    '@flightdeck/shared@1.0.1',
    '@flightdeck/wordpress@1.1.0',
  ]);
  expect(git(repo.dir, 'log', '-1', '--format=%s')).toBe('Release packages');
  expect(repo.changes()).toBe('');
  expect(repo.read('wordpress/plugin/flightdeck.php')).toContain(' * Version:           1.1.0\n');
  expect(repo.read('wordpress/plugin/flightdeck.php')).toContain("const VERSION = '1.1.0';\n");
  expect(repo.read('wordpress/plugin/readme.txt')).toBe('Stable tag: 1.1.0\n');
  expect(repo.read('wordpress/CHANGELOG.md')).toContain('## 1.1.0\n\n### Minor Changes\n\n- The page is faster.');
  expect(repo.read('mf-settings/CHANGELOG.md')).toContain('- Built with shared 1.0.1.');
  expect(() => release(repo.dir, false)).toThrow('There is nothing to release.');
});

test('refuses uncommitted files, and shipped languages that lack translations', () => {
  const repo = newRepo();
  repo.changeset('shared', 'patch');
  expect(() => release(repo.dir, false)).toThrow(/^These changes are not committed:\n.+\.changeset\/shared\.md$/);
  repo.write('languages/shipped.json', ['de_DE']);
  repo.write('languages/flightdeck-de_DE.po', 'msgid ""\nmsgstr "Language: de_DE\\n"\n\nmsgid "Save"\nmsgstr ""\n');
  repo.commit();
  expect(() => release(repo.dir, false)).toThrow('de_DE has 1 untranslated text.');
  expect(repo.changes()).toBe('');
});

test('a release that fails before its commit changes no file', () => {
  const repo = newRepo();
  repo.changeset('shared', 'patch');
  repo.write('.git/hooks/pre-commit', '#!/bin/sh\nexit 1\n');
  repo.commit();
  execFileSync('chmod', ['+x', join(repo.dir, '.git/hooks/pre-commit')]);
  expect(() => release(repo.dir, false)).toThrow('git commit');
  expect([repo.changes(), git(repo.dir, 'tag'), existsSync(join(repo.dir, '.changeset/shared.md'))]).toEqual([
    '',
    '',
    true,
  ]);
  expect(repo.read('shared/package.json')).toContain('"version": "1.0.0"');
});
