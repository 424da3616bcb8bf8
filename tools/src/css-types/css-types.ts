import { statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DtsCreator } from 'typed-css-modules/lib/dts-creator.js';
import { globalSheets } from '../build/plugins/class-names';
import { sourceFiles } from '../common/source-files';

/** TypeScript finds the types here through `rootDirs` of tsconfig.base.json. */
const typesFolder = 'build/css-types';

const isModule = (path: string) =>
  path.endsWith('.css') && !globalSheets.includes(path) && !path.startsWith('site/src/assets/');

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Writes the class names of each CSS module of a project as types, and removes the types of deleted sheets. Skips sheets whose
 * types are newer, so that a second run takes no time. Does not rewrite unchanged types, because `tsc -b` compares file times.
 * @throws Error for an invalid sheet
 */
export async function writeCssTypes(repo: string): Promise<void> {
  const creator = new DtsCreator({ rootDir: repo, outDir: typesFolder, EOL: '\n' });
  /** Paths of the types of existing sheets. */
  const typesFiles = new Set<string>();
  for (const { path } of sourceFiles(repo).filter(({ path }) => isModule(path))) {
    const sheet = join(repo, path);
    const target = resolve(repo, typesFolder, `${path}.d.ts`);
    typesFiles.add(target);
    if (timeOf(target) > timeOf(sheet)) continue;
    const types = await creator.create(sheet);
    await types.writeFile();
  }
  for (const entry of await readdir(join(repo, typesFolder), { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !typesFiles.has(file)) await rm(file);
  }
}
