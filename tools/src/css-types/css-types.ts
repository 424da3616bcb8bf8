import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DtsCreator } from 'typed-css-modules/lib/dts-creator.js';
import { globalSheets } from '../build/global-sheets';
import { sourceFiles } from '../source-files';

/** TypeScript finds the types here through `rootDirs` of tsconfig.base.json. */
const folder = 'build/css-types';

const isModule = (path: string) =>
  path.endsWith('.css') && !globalSheets.includes(path) && !path.startsWith('site/src/assets/');

/**
 * Writes the class names of each CSS module of a project as types, and removes the types of deleted sheets. Does not write
 * unchanged files, because `tsc -b` compares file times.
 * @throws Error for an invalid sheet
 */
export async function writeCssTypes(repo: string): Promise<void> {
  const creator = new DtsCreator({ rootDir: repo, outDir: folder, EOL: '\n' });
  const written = new Set<string>();
  for (const { path } of sourceFiles(repo).filter(({ path }) => isModule(path))) {
    const types = await creator.create(join(repo, path));
    await types.writeFile();
    written.add(types.outputFilePath);
  }
  for (const entry of await readdir(join(repo, folder), { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !written.has(file)) await rm(file);
  }
}
