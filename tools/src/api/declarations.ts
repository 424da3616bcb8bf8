import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharedPackage from '../../../shared/package.json' with { type: 'json' };

/** Layers of `shared`, from the lowest to the highest. */
export const layers = ['contracts', 'model', 'client', 'ui'] as const;
export type Layer = (typeof layers)[number];

/** A public entry of `shared`, such as `ui/form`. */
interface Entry {
  readonly name: string;
  /** Its file in the package, such as `ui/form/index.ts`. */
  readonly file: string;
}

/**
 * The entries that areas and hosts import. Style sheets have no declarations, and entries for tests are not part of the
 * API.
 */
export const entries: readonly Entry[] = Object.entries(sharedPackage.exports)
  .map(([name, file]) => ({ name: name.slice('./'.length), file: file.slice('./'.length) }))
  .filter(({ name, file }) => !file.endsWith('.css') && !name.startsWith('testing/'));

/** Returns the name of an entry's namespace in the report of its layer: `ui/form` → `ui_form`. */
const namespaceOf = ({ name }: Entry): string => name.replaceAll(/\W/g, '_');

/** Returns the text of a file that exports each entry of a layer as a namespace, because two entries can export the same name. */
export const layerText = (layer: Layer): string =>
  entries
    .filter(({ file }) => file.startsWith(`${layer}/`))
    .map((entry) => {
      const name = namespaceOf(entry);
      return `import * as ${name} from '../${entry.file.replace(/[.]tsx?$/, '')}';\nexport { ${name} };\n`;
    })
    .join('');

/**
 * Writes the declarations of `shared` with TypeScript's compiler, and for each layer a file with all its entries.
 * @returns folder of the declarations, which has the same subfolders as the repository
 * @throws Error with the compiler's messages when the code does not compile
 */
export function emitDeclarations(repo: string): string {
  const folder = join(repo, 'build/declarations');
  rmSync(folder, { recursive: true, force: true });
  const flags = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--incremental', 'false'];
  const paths = ['-p', join(repo, 'shared'), '--rootDir', repo, '--outDir', folder];
  const { status, stdout } = spawnSync(join(repo, 'node_modules/.bin/tsc'), [...paths, ...flags], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Couldn't write the declarations of shared:\n${stdout}`);
  const shared = join(folder, 'shared');
  mkdirSync(join(shared, 'layers'), { recursive: true });
  for (const layer of layers) writeFileSync(join(shared, 'layers', `${layer}.d.ts`), layerText(layer));
  writeFileSync(join(shared, 'package.json'), JSON.stringify({ name: sharedPackage.name, version: '0.0.0' }));
  writeFileSync(join(shared, 'tsconfig.json'), '{}');
  symlinkSync(join(repo, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}
