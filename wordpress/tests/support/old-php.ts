import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackage } from '../../src/php/npm-packages';

const repo = join(import.meta.dirname, '../../..');
/** Package of the oldest PHP that the plugin supports, compiled for Node. No supported version of Debian has this PHP. */
const phpPackage = { name: '@php-wasm/node-7-4', version: '3.1.56' };

/** A PHP with a virtual file system. `mkdir` also creates the folders above. */
export interface OldPhp {
  mkdir(folder: string): void;
  writeFile(file: string, content: Uint8Array): void;
  run(script: { code: string }): Promise<{ readonly text: string; readonly errors: string }>;
}

interface PhpModule {
  getPHPLoaderModule(): Promise<unknown>;
}

interface UniversalModule {
  readonly PHP: new (runtime: number) => OldPhp;
  loadPHPRuntime(loader: unknown): Promise<number>;
}

/**
 * Returns PHP 7.4 with the plugin, its samples and its tests at `/wordpress`, and its rules at `/rules`. Installs PHP below `data/`.
 * @throws Error with the output of npm
 */
export async function oldPhp(): Promise<OldPhp> {
  const folder = join(repo, 'data/php-7.4');
  await installPackage(folder, phpPackage.name, phpPackage.version);
  const moduleUrl = (name: string) => pathToFileURL(join(folder, 'node_modules/@php-wasm', name, 'index.js')).href;
  const { getPHPLoaderModule }: PhpModule = await import(moduleUrl('node-7-4'));
  const { PHP, loadPHPRuntime }: UniversalModule = await import(moduleUrl('universal'));
  const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule()));
  const files = ['wordpress/plugin', 'wordpress/samples', 'wordpress/tests/php', 'rules'].flatMap((source) =>
    readdirSync(join(repo, source), { recursive: true, withFileTypes: true }),
  );
  for (const file of files.filter((entry) => entry.isFile())) {
    const target = file.parentPath.slice(repo.length);
    php.mkdir(target);
    php.writeFile(join(target, file.name), readFileSync(join(file.parentPath, file.name)));
  }
  return php;
}
