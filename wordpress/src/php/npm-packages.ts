import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../tools/src/setup/run.mjs';

/**
 * Installs an npm package into a separate folder, outside of the project's packages, unless the folder has this version.
 * @param version exact version
 * @throws Error with npm's output
 */
export async function installPackage(folder: string, name: string, version: string): Promise<void> {
  const manifest = join(folder, 'node_modules', name, 'package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version) return;
  mkdirSync(folder, { recursive: true });
  // Without this file, npm would install into the project.
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  const { ok, output } = await run(
    [
      'npm',
      'install',
      '--no-save',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `${name}@${version}`,
    ],
    { cwd: folder, minutes: 10 },
  );
  if (!ok) throw new Error(`${name} could not be installed:\n${output}`);
}
