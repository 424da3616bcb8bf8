import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Folders } from '../deploy/testing/fake-set';
import { git } from './git';

const folders = new Folders();
afterAll(folders.remove);

const workflow = readFileSync(join(__dirname, '../../../.github/workflows/release.yml'), 'utf8');
/** The shell commands of the step that attaches files to releases. */
const [, step = ''] = /Attach the set and the plugin[^\n]*\n {8}run: \|\n((?: {10}.*\n)+)/.exec(workflow) ?? [];

/** Simulates GitHub's command line: stores a release as a folder, and refuses the same calls as GitHub. */
const gh = `#!/usr/bin/env bash
action=$2 tag=$3 files=() replaces=
shift 3
while [ $# -gt 0 ]; do
  case $1 in
    --clobber) replaces=1 ;;
    --title) shift ;;
    --*) ;;
    *) files+=("$1") ;;
  esac
  shift
done
release="$RELEASES/$tag"
case $action in
  view) [ -d "$release" ] || { echo 'release not found' >&2; exit 1; } ;;
  create) mkdir "$release" || exit 1 ;;
esac
for file in "\${files[@]}"; do
  [ -z "$replaces" ] && [ -e "$release/$(basename "$file")" ] && { echo 'asset exists' >&2; exit 1; }
  cp "$file" "$release/" || exit 1
done
`;

/** Creates a repository whose commit has these tags, with functions to run the step of the workflow in it. */
function taggedClone(tags: readonly string[]) {
  const dir = folders.next();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  };
  write('bin/gh', gh);
  chmodSync(join(dir, 'bin/gh'), 0o755);
  mkdirSync(join(dir, 'releases'));
  git(dir, 'init', '--quiet');
  git(
    dir,
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@site.example',
    'commit',
    '--quiet',
    '--allow-empty',
    '-m',
    'Release',
  );
  for (const tag of tags) git(dir, 'tag', tag);
  const releases = join(dir, 'releases');
  return {
    /** Writes the files to attach, with this text. */
    build(text: string) {
      write('build/set.tar.gz', text);
      write('build/wordpress/flightdeck-1.0.0.zip', text);
    },
    /** Removes a file of a release, as if its upload had failed. */
    removeFile: (path: string) => rmSync(join(releases, path)),
    /** Runs the step. */
    attach() {
      const path = `${join(dir, 'bin')}:${process.env.PATH}`;
      const env = { ...process.env, PATH: path, RELEASES: releases };
      return spawnSync('bash', ['-e', '-c', step], { cwd: dir, env, encoding: 'utf8' });
    },
    files: () => Object.fromEntries(readdirSync(releases).map((tag) => [tag, readdirSync(join(releases, tag))])),
    read: (path: string) => (existsSync(join(releases, path)) ? readFileSync(join(releases, path), 'utf8') : ''),
  };
}

const attachedFiles = ['flightdeck-1.0.0.zip', 'set.tar.gz'];

test('the release workflow attaches the set and the plugin to each tag of the commit', () => {
  const clone = taggedClone(['mf-settings@1.0.1', 'wordpress@1.0.0']);
  clone.build('first');
  expect(clone.attach()).toMatchObject({ status: 0 });
  expect(clone.files()).toEqual({ 'mf-settings@1.0.1': attachedFiles, 'wordpress@1.0.0': attachedFiles });
});

test('a second run of the release workflow replaces attached files and adds missing ones', () => {
  const clone = taggedClone(['mf-settings@1.0.1', 'wordpress@1.0.0']);
  clone.build('first');
  clone.attach();
  clone.removeFile('mf-settings@1.0.1/flightdeck-1.0.0.zip');
  clone.build('second');
  expect(clone.attach()).toMatchObject({ status: 0 });
  expect(clone.files()).toEqual({ 'mf-settings@1.0.1': attachedFiles, 'wordpress@1.0.0': attachedFiles });
  expect(clone.read('mf-settings@1.0.1/set.tar.gz')).toBe('second');
});

test('the release workflow warns when the pushed commit has no tag', () => {
  const clone = taggedClone([]);
  clone.build('first');
  const { status, stdout } = clone.attach();
  expect([status, stdout]).toEqual([0, expect.stringContaining('::warning::')]);
});
