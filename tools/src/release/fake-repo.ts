import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Folders } from '../deploy/testing/fake-set';
import { git } from './git';
import { releasedPackages, scoped } from './packages';
import type { ReleaseEffects } from './release';

const project = join(__dirname, '../../..');

/** Packages of the repository that a package depends on; default: `shared`. */
const dependencyNames: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  wordpress: [],
  embed: ['root-config', 'shared'],
};

/**
 * For tests: a git repository that has all released packages, with one source file each, and the project's configuration of
 * changesets.
 */
export class FakeRepo {
  readonly output: string[] = [];
  readonly dir: string;

  constructor(folders: Folders) {
    this.dir = folders.next();
    this.write('package.json', {
      name: 'fake',
      private: true,
      workspaces: releasedPackages.map(({ folder }) => folder),
    });
    for (const { name, folder } of releasedPackages) {
      const names = dependencyNames[name] ?? ['shared'];
      const dependencies = Object.fromEntries(names.map((each) => [scoped(each), '1.0.0']));
      this.write(`${folder}/package.json`, { name: scoped(name), version: '1.0.0', private: true, dependencies });
      this.write(`${folder}/CHANGELOG.md`, '# Changelog\n\n## 1.0.0\n\nThe first release.\n');
      this.write(`${folder}/src/code.ts`, `export const name = '${name}';\n`);
    }
    this.write(
      'wordpress/plugin/flightdeck.php',
      "<?php\n/**\n * Version:           1.0.0\n */\nconst VERSION     = '1.0.0';\n",
    );
    this.write('wordpress/plugin/readme.txt', 'Stable tag: 1.0.0\n');
    this.write('rules/viewers.json', {});
    this.write('languages/flightdeck.pot', 'msgid ""\nmsgstr ""\n\nmsgid "Save"\nmsgstr ""\n');
    this.write('languages/shipped.json', []);
    this.write('.gitignore', 'node_modules\n');
    this.write('package-lock.json', {});
    const readConfiguration = (file: string) => readFileSync(join(project, '.changeset', file), 'utf8');
    this.write('.changeset/changelog.cjs', readConfiguration('changelog.cjs'));
    // The project's configuration ignores packages that this repository does not have.
    this.write('.changeset/config.json', { ...JSON.parse(readConfiguration('config.json')), ignore: [] });
    symlinkSync(join(project, 'node_modules'), join(this.dir, 'node_modules'));
    git(this.dir, 'init', '--quiet', '--initial-branch=main');
    git(this.dir, 'config', 'user.name', 'Test');
    git(this.dir, 'config', 'user.email', 'test@example.com');
    this.commit('Begin');
  }

  /** Writes a file: text, or data as JSON. */
  write(path: string, content: string | object): void {
    const file = join(this.dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  }

  remove = (path: string): void => rmSync(join(this.dir, path), { recursive: true });

  commit(message: string): void {
    git(this.dir, 'add', '--all');
    git(this.dir, 'commit', '--quiet', '--message', message);
  }

  changeset = (name: string, type: string, text: string): void =>
    this.write(`.changeset/${name}.md`, `---\n"${scoped(name)}": ${type}\n---\n\n${text}\n`);

  effects = (): ReleaseEffects => ({
    repo: this.dir,
    print: (line) => this.output.push(line),
    updateLock: async () => this.write('package-lock.json', { updated: true }),
    raiseVersions: async () => {
      execFileSync(process.execPath, [join(project, 'node_modules/@changesets/cli/bin.js'), 'version'], {
        cwd: this.dir,
      });
    },
  });
}
