import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AreaName, areasIn } from '@flightdeck/shared/contracts/areas';
import type { RegistryEntry, RootEntry } from '@flightdeck/shared/contracts/releases';
import { compress, hashOf } from '../../build/publish';
import { emptyRegistry, type PartialRegistry, readRegistry, writeRegistry } from '../../build/registry-file';
import { DeployError } from '../../common/outcome';
import { execute } from '../commands';
import { deploy } from '../deploy';
import type { Order } from '../order';
import { pageUnit, type UnitName } from '../releases/release';
import { exitCodeOf } from '../run-command';
import { builtRelease } from '../stored/source';
import { FolderStore } from '../targets/folder-store';
import { Target } from '../targets/target';

/** For tests: builds sets of a few small files, and runs deploy commands. */

/** Writes a release of the root or of an area. @returns base, version and hashes, for its registry entry */
const writeRelease = (set: string, unit: string, version: string) =>
  writeVersionFolder(set, unit, version, {
    'remote.js': `// ${unit} ${version}`,
    'area.js': `// part of ${version}`,
    'style.css': `/* ${version} */`,
  });

function writeVersionFolder(set: string, unit: string, version: string, texts: Readonly<Record<string, string>>) {
  const base = `${unit}/${version}/`;
  mkdirSync(join(set, base), { recursive: true });
  for (const [name, text] of Object.entries(texts)) {
    writeFileSync(join(set, base, name), text);
    compress(join(set, base, name));
  }
  return {
    base,
    version,
    files: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, hashOf(text)])),
  };
}

const defaultVersions = { shared: '1.2.0', react: '19.3.1', 'react-dom': '19.3.1', 'single-spa': '6.0.3' };
const defaultNeeds = { shared: '^1.2.0', react: '^19.0.0', 'react-dom': '^19.0.0', 'single-spa': '^6.0.0' };

export interface AreaOptions {
  /** Version ranges that override the default ones; null for an area without ranges. */
  readonly needs?: Readonly<Record<string, string>> | null;
  readonly parts?: RegistryEntry['manifest']['parts'];
}

/** The folders of one test file. */
export class Folders {
  readonly top = mkdtempSync(join(tmpdir(), 'flightdeck-deploy-'));
  #count = 0;

  /** Returns the path for a new folder, which does not exist yet. */
  readonly next = (): string => join(this.top, String(++this.#count));
  readonly remove = (): void => rmSync(this.top, { recursive: true, force: true });

  /** Copies a set to a new folder. @returns the copy's folder */
  copy(set: string): string {
    const copy = this.next();
    cpSync(set, copy, { recursive: true });
    return copy;
  }

  /**
   * Builds a set with the root and these areas, all in one version.
   * @param versions versions of shared packages that override the default ones
   * @returns the set's folder
   */
  built(
    version: string,
    areas: Partial<Record<AreaName, AreaOptions>>,
    versions: Readonly<Record<string, string>> = {},
  ): string {
    const set = this.next();
    const provides = { ...defaultVersions, ...versions };
    const root: RootEntry = {
      ...writeRelease(set, 'root-config', version),
      scripts: ['remote.js'],
      styles: ['style.css'],
      markup: '',
      early: { code: '1', hash: 'sha256-x' },
      provides,
      embed: writeVersionFolder(set, 'embed', version, {
        'embed.js': `// embed ${version}`,
        'loader.js': `// loader ${version}`,
      }),
    };
    const entries = areasIn(areas).flatMap((name) => {
      const options = areas[name];
      return options ? [[name, this.#entry(set, name, version, options)] as const] : [];
    });
    writeRegistry(join(set, 'registry.json'), { protocol: 1, root, areas: Object.fromEntries(entries), widgets: {} });
    return set;
  }

  #entry(set: string, name: AreaName, version: string, { needs, parts }: AreaOptions): RegistryEntry {
    return {
      ...writeRelease(set, name, version),
      entry: 'remote.js',
      container: name,
      manifest: {
        name,
        parts: parts ?? { screen: { kind: 'screen', reads: [], shows: [] } },
        widgets: [],
        needs: needs === null ? {} : { ...defaultNeeds, ...needs },
      },
      chunks: { screen: ['area.js'] },
    };
  }
}

/** Returns the registry of a set; an empty one for a new folder. */
export const registryIn = (set: string): PartialRegistry => readRegistry(join(set, 'registry.json')) ?? emptyRegistry;

/** Returns an order that changes the page or an area, and prints nothing. */
export const silentOrder = (unit: UnitName): Order => ({ unit, isDryRun: false, print: () => {} });

/**
 * Deploys all units of a set to a folder before the tests of a file.
 * @returns a function that returns a copy of that folder, which takes less time than further deploys
 */
export function deployedFrom(set: string, folders: Folders): () => string {
  const deployed = folders.next();
  const units: readonly UnitName[] = [pageUnit, ...areasIn(registryIn(set).areas)];
  beforeAll(async () => {
    for (const unit of units) await deployBuilt(deployed, set, unit);
  });
  return () => folders.copy(deployed);
}

/** Deploys a unit of a built set. @param to target, or the folder of a target */
export const deployBuilt = async (
  to: string | Target,
  set: string,
  unit: UnitName,
  order: Partial<Order> = {},
): Promise<void> =>
  deploy(typeof to === 'string' ? new Target(new FolderStore(to, 1)) : to, await builtRelease(set, unit), {
    ...silentOrder(unit),
    ...order,
  });

/** Returns the error of a command that must be refused. @throws Error when it isn't */
export async function refusal(run: Promise<unknown> | (() => unknown)): Promise<DeployError> {
  try {
    await (typeof run === 'function' ? run() : run);
  } catch (error) {
    if (error instanceof DeployError) return error;
    throw error;
  }
  throw new Error('Not refused.');
}

/** How a command ended, and what it printed. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/**
 * Runs a deploy command in this process, which is much faster than in a new one. Only one can run at a time.
 * @param line its arguments, separated by spaces
 * @param env environment variables in addition to those of this process
 */
export async function command(line: string, env: Readonly<Record<string, string>> = {}): Promise<CommandResult> {
  const printed = { log: '', error: '' };
  const methods = ['log', 'error'] as const;
  const mocks = methods.map((method) =>
    jest.spyOn(console, method).mockImplementation((...[text]) => {
      printed[method] += `${text}\n`;
    }),
  );
  const environment = jest.replaceProperty(process, 'env', { ...process.env, ...env });
  const code = await exitCodeOf(() => execute(line.split(' ')));
  environment.restore();
  for (const mock of mocks) mock.mockRestore();
  return { code, out: printed.log, error: printed.error };
}
