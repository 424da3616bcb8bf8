import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaName } from '@flightdeck/shared/contracts/areas';
import type { RegistryEntry } from '@flightdeck/shared/contracts/releases';
import { hashOf, type SetCopy } from './set-copy';

const project = join(import.meta.dirname, '../../..');

/** Result of a deploy command. */
export interface CommandResult {
  readonly code: number | null;
  /** Everything that the command printed. */
  readonly output: string;
}

/** Runs `deploy …` or `rollback …` against the set that a site serves, as a pipeline would. */
export function runCommand(set: SetCopy, ...args: readonly string[]): Promise<CommandResult> {
  const commandLine = ['--import', 'tsx', 'tools/src/deploy/main.ts', ...args, '--to', set.folder];
  const child = spawn(process.execPath, commandLine, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** A built set with a later release of one area. */
export interface NextRelease {
  /** Folder for `deploy --from`. */
  readonly folder: string;
  /** Entry of the release in the registry. */
  readonly entry: RegistryEntry;
  /** Removes the folder. */
  remove(): void;
}

/**
 * Creates the next release of an area, as a build would.
 * @param change returns the new content of each file, by its name; `remote.js` and at least one other file must differ
 * @param changeEntry returns the new registry entry; default: no change
 */
export function createNextRelease(
  set: SetCopy,
  area: AreaName,
  change: (content: string, name: string) => string,
  changeEntry: (entry: RegistryEntry) => RegistryEntry = (entry) => entry,
): NextRelease {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-next-'));
  const original = set.entry(area);
  const names = readdirSync(join(set.folder, original.base)).filter((name) => name in original.files);
  const contents = names.map((name): readonly [string, string] => {
    const before = readFileSync(join(set.folder, original.base, name), 'utf8');
    return [name, change(before, name)];
  });
  // As in a build, the version contains a hash of the content, so the same URL never has other content in another test.
  const contentHash = createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 8);
  const version = `0.2.0-${contentHash}`;
  const base = `${area}/${version}/`;
  mkdirSync(join(folder, base), { recursive: true });
  const files: Record<string, string> = {};
  for (const [name, content] of contents) {
    writeFileSync(join(folder, base, name), content);
    files[name] = hashOf(content);
  }
  const entry = changeEntry({ ...original, base, version, files });
  const registry = { ...set.original, areas: { ...set.original.areas, [area]: entry }, widgets: {} };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));
  return { folder, entry, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
