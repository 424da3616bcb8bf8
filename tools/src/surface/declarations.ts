import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharedPackage from '../../../shared/package.json' with { type: 'json' };

/** A public entry of `shared`, such as `ui/card`. */
export interface Entry {
  readonly name: string;
  /** Its file in the repository, such as `shared/ui/card/card.view.tsx`. */
  readonly file: string;
}

/**
 * Returns the entries that areas and hosts import. Style sheets have no declarations, and entries for tests are not part of
 * the API.
 */
export const entries: readonly Entry[] = Object.entries(sharedPackage.exports)
  .map(([name, file]) => ({ name: name.slice('./'.length), file: join('shared', file) }))
  .filter(({ name, file }) => !file.endsWith('.css') && !name.startsWith('testing/'));

/**
 * Writes the declarations of `shared` as TypeScript emits them.
 * @returns folder of the declarations; its subfolders are those of the repository
 * @throws Error with the compiler's message when a type cannot be declared
 */
export function emitDeclarations(repo: string): string {
  const folder = join(repo, 'build/declarations');
  rmSync(folder, { recursive: true, force: true });
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--incremental', 'false'];
  const places = ['-p', join(repo, 'shared'), '--rootDir', repo, '--outDir', folder];
  const { status, stdout } = spawnSync(join(repo, 'node_modules/.bin/tsc'), [...places, ...options], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The declarations of shared cannot be written:\n${stdout}`);
  mkdirSync(join(folder, 'shared'), { recursive: true });
  writeFileSync(join(folder, 'shared/package.json'), JSON.stringify({ name: sharedPackage.name, version: '0.0.0' }));
  symlinkSync(join(repo, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}

/** Returns the path of an entry's declarations in that folder. */
export const declarationOf = (folder: string, { file }: Entry): string =>
  join(folder, file.replace(/[.]tsx?$/, '.d.ts'));
