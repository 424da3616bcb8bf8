import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersions } from '@flightdeck/shared/contracts/contract-versions';
import { pluginFolder, ruleFiles, sourceFiles } from '../archive/plugin-source';
import { type Contract, contractFile, parseContract } from '../build/contract';
import { mapName, mapsOf, withoutSources } from '../build/source-maps';
import { rebuild } from '../deploy/file-hash';
import { FolderTarget } from '../deploy/folder-target';
import { isMapOf, scriptsOf } from '../deploy/keep-maps';
import { FolderMaps } from '../deploy/map-store';
import { unitNames } from '../deploy/options';
import { foldersOf, type OpenRegistry, pageUnit, type Release, releaseOf } from '../deploy/release';
import { readVersionFolder } from '../deploy/set-files';
import { versionsFile } from '../surface/findings';
import type { ArchiveContent } from './archive';

const embedFolder = 'embed/1';

/** Returns the agreements of a package that is not built as an area, with the accepted ranges. */
const agreement = (name: keyof typeof contractVersions): Contract => ({ [name]: `^${contractVersions[name]}` });

/**
 * Returns the content of a package's archive.
 * @param repo the project's folder
 * @param set the built set that has the package's files
 */
export function contentOf(repo: string, set: string, name: string): ArchiveContent {
  const registry = new FolderTarget(set).read();
  if (name === 'shared') return sharedContent(repo, registry);
  // The page prints the plugin's data; the embed script mounts the parts of widgets.
  if (name === 'wordpress') return { files: pluginContent(repo), contract: agreement('schema:page-state') };
  if (name === 'embed') return { files: filesIn(set, embedFolder), contract: agreement('schema:part') };
  const unit = unitNames.find((each) => each === name);
  const release = unit && releaseOf(registry, unit);
  if (!release) throw new Error(`${set} has no built ${name}.`);
  const built = foldersOf(release).flatMap((folder) =>
    [...readVersionFolder(set, folder, rebuild)].map(([file, data]) => [folder.base + file, data] as const),
  );
  // The embed script is published together with the page.
  const embed = unit === pageUnit ? filesIn(set, embedFolder) : {};
  const files = { ...Object.fromEntries(built), ...embed };
  return { files, maps: mapsIn(set, release), contract: contractOf(set, release), release };
}

/** Returns the source maps of a release. Their sources are left out: they are most of the bytes, and the tagged commit has them. */
function mapsIn(set: string, release: Release): Record<string, Buffer> {
  const store = new FolderMaps(mapsOf(set));
  const found = scriptsOf(release).flatMap(([file, hash]) => {
    const map = store.get(mapName(file));
    return isMapOf(map, hash) ? [[mapName(file), Buffer.from(withoutSources(map.toString()))] as const] : [];
  });
  return Object.fromEntries(found);
}

const contractOf = (set: string, release: Release): Contract =>
  parseContract(
    readFileSync(join(set, release.kind === 'page' ? release.root.base : release.area.base, contractFile), 'utf8'),
  );

/** Returns the entries of `shared` and their surfaces; its code is part of the areas' builds. */
function sharedContent(repo: string, { root }: OpenRegistry): ArchiveContent {
  const entries = Object.entries(root?.provides ?? {}).filter(([name]) => name.startsWith('@flightdeck/shared/'));
  return {
    files: { ...filesIn(repo, 'docs/api'), [versionsFile]: readFileSync(join(repo, versionsFile)) },
    contract: { ...Object.fromEntries(entries), ...contractVersions },
  };
}

/** Returns the plugin's files without the set, which `npm run wordpress:zip` adds. */
const pluginContent = (repo: string) =>
  Object.fromEntries(
    [...sourceFiles(join(repo, 'wordpress/plugin')), ...ruleFiles(repo)].map(({ name, content }) => [
      `${pluginFolder}/${name}`,
      content,
    ]),
  );

/** Returns the files of a folder, without their compressed copies. */
function filesIn(top: string, folder: string): Record<string, Buffer> {
  if (!existsSync(join(top, folder))) return {};
  const names = readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(top.length + 1));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(top, name))]));
}
