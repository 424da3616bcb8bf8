import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { installPackage } from './npm-packages';

/** The package contains the SQLite plugin as a ZIP file, and its dependencies contain PHP 7.4 to 8.5 for Node. */
const packageName = '@wp-playground/cli';
const packageVersion = '3.1.56';

/** Other versions of PHP, and a plugin that lets WordPress use SQLite, both from WordPress Playground. */
export class Playground {
  readonly #folder: string;

  /** @param folder for the npm packages, which need about 600 MB */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Installs the npm packages, unless they are installed. @throws Error with npm's output */
  async install(): Promise<void> {
    await installPackage(this.#folder, packageName, packageVersion);
  }

  /** Writes an executable that runs PHP, and returns its path. @param version of PHP, such as 7.4 */
  phpProgram(version: string): string {
    const program = join(this.#folder, `php-${version}`);
    const command = [process.execPath, join(import.meta.dirname, 'wasm-php.mjs'), this.#folder, version];
    writeFileSync(program, `#!/bin/sh\nexec ${command.map((argument) => `'${argument}'`).join(' ')} "$@"\n`);
    chmodSync(program, 0o755);
    return program;
  }

  /** Returns the folder of the plugin "SQLite Database Integration". Unpacks the plugin the first time. */
  sqlitePlugin(): string {
    const target = join(this.#folder, 'sqlite-database-integration');
    if (existsSync(join(target, 'load.php'))) return target;
    const archive = readFileSync(join(this.#folder, 'node_modules', packageName, 'sqlite-database-integration.zip'));
    for (const [path, content] of Object.entries(unzipSync(archive))) {
      // Skip the top folder, whose name depends on the version.
      const file = join(target, path.split('/').slice(1).join('/'));
      if (path.endsWith('/')) continue;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    return target;
  }
}
