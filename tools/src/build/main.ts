import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RootEntry } from '@flightdeck/shared/contracts/releases';
import webpack, { type Compilation, type MultiConfiguration, type MultiStats } from 'webpack';
import { FolderLock } from '../common/folders/folder-lock';
import { LanguageFolder } from '../languages/folder';
import { commandLine } from '../setup/command-line';
import { embedFiles, embedFolder } from './embed-files';
import { areaEntry, rootEntry } from './entries';
import { mergedRegistry, pageEntry } from './merge';
import { writePageStyle } from './page/page-style';
import { addCopies, publish, type Release } from './publish';
import { type PartialRegistry, readRegistry, writeRegistry } from './registry-file';
import { type MessagesSource, shippedLanguages, writeMessages } from './release-messages';
import { removeAreas } from './removed-areas';
import { areaNeeds } from './shared-entries';
import { sourceStamp } from './source-stamp';
import { unitManifest } from './unit-manifest';
import { type Unit, units } from './units';
import { outputOf, readManifest, repo } from './webpack-base';

const help = `npm run build -- [unit …] [--force] [--uncompressed] [--into <folder>]   builds the units that have changed; with names, only these units and their widgets

--force         also builds unchanged units
--uncompressed  writes no compressed copies; npm start needs none
--into          publishes into this folder instead of build/set, as a deploy does`;

const { values, positionals: names } = commandLine(help, {
  options: {
    force: { type: 'boolean', default: false },
    uncompressed: { type: 'boolean', default: false },
    into: { type: 'string' },
  },
  allowPositionals: true,
});
const { force, uncompressed, into } = values;
const hasCopies = !uncompressed;
const set = into ?? join(repo, 'build', 'set');
const registryFile = join(set, 'registry.json');
const stampFile = into ? join(into, '.stamps.json') : join(repo, 'build', 'stamps.json');

const require = createRequire(import.meta.url);
/** Returns the version in the `package.json` of a folder. */
const versionOf = (folder: string): string => require(join(repo, folder, 'package.json')).version;

const startedAt = performance.now();
/** Releases of the page and of the embed script, if this run builds them. */
let page: RootEntry | undefined;
let embed: Release | undefined;
const allUnits = units();
const unitNames = allUnits.map(({ name }) => name);
const unknownName = names.find((name) => !unitNames.includes(name));
if (unknownName) {
  console.error(`There is no unit "${unknownName}". Units: ${unitNames.join(', ')}.`);
  process.exit(1);
}

// Remove nothing from another folder, because other checkouts can deploy to it.
const removedNames = into ? [] : await removeAreas(set, unitNames);
if (removedNames.length > 0)
  console.log(`Removed areas and widgets that the project no longer has: ${removedNames.join(', ')}.`);
const stamps = readStamps();
const registry: PartialRegistry = readRegistry(registryFile) ?? { protocol: 1, areas: {}, widgets: {} };
const selectedUnits = allUnits.filter(
  (unit) => names.length === 0 || names.includes(unit.name) || (unit.area !== undefined && names.includes(unit.area)),
);
const unitsToBuild = selectedUnits.filter(
  (unit) => force || stamps[unit.name] !== sourceStamp(unit.folders) || !isPublished(unit),
);

// An earlier build may have written no copies.
if (hasCopies) for (const unit of selectedUnits) addCopiesOf(unit);

if (unitsToBuild.length === 0) {
  console.log('Nothing to build: no source has changed since the last build.');
} else {
  console.log(`Building ${unitsToBuild.map((unit) => unit.name).join(', ')} …`);
  const stats = await compile(unitsToBuild);
  const languages = shippedLanguages(new LanguageFolder(repo));
  for (const [index, unit] of unitsToBuild.entries()) {
    const compilation = stats.stats[index]?.compilation;
    if (!compilation) throw new Error(`${unit.name}: nothing was built.`);
    await publishUnit(unit, compilation, languages);
    stamps[unit.name] = sourceStamp(unit.folders);
  }
  const root = pageEntry(registry.root, page, embed);
  if (!root) throw new Error('The set has no page: build root-config too.');
  registry.root = root;
  await new FolderLock(join(set, '.deploy'), 30).hold(() => {
    // Keep releases that were deployed during this build.
    const current = readRegistry(registryFile) ?? { ...registry, root };
    writeRegistry(registryFile, mergedRegistry(current, registry, unitsToBuild));
  });
  writeFileSync(stampFile, JSON.stringify(stamps, null, 1));
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** Builds units with webpack. Prints its errors and ends the process when there are any. */
async function compile(unitList: readonly Unit[]): Promise<MultiStats> {
  const configs = await Promise.all(unitList.map((unit) => unit.config()));
  const options: MultiConfiguration = Object.assign(configs, { parallelism: 2 });
  const compiler = webpack(options);
  if (!compiler) throw new Error('webpack could not start.');
  // The units share most files, so share the cache of the file system too.
  const [first] = compiler.compilers;
  for (const unitCompiler of compiler.compilers) unitCompiler.inputFileSystem = first?.inputFileSystem ?? null;
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) {
    console.error(stats.toString({ all: false, errors: true, colors: process.stdout.isTTY }));
    process.exit(1);
  }
  const warnings = stats.toString({ all: false, warnings: true });
  if (warnings.trim()) console.log(warnings);
  return stats;
}

/** Publishes a built unit, and puts its registry entry into `registry`, `page` or `embed`. */
async function publishUnit(
  unit: Unit,
  compilation: Compilation,
  languages: MessagesSource['languages'],
): Promise<void> {
  const output = outputOf(unit.name);
  if (unit.kind === 'embed') {
    embed = publish(output, set, unit.name, versionOf('root-config'), hasCopies);
    const folder = join(set, embedFolder);
    mkdirSync(folder, { recursive: true });
    for (const name of embedFiles) {
      cpSync(join(output, name), join(folder, name));
      // The copies of the previous file are wrong.
      for (const suffix of ['.br', '.gz']) rmSync(join(folder, name + suffix), { force: true });
    }
    if (hasCopies) addCopies(folder);
    return;
  }
  if (unit.kind === 'page') {
    writePageStyle();
    writeMessages(compilation, output, { manifest: null, languages, hasOneFilePerPart: false });
    page = await rootEntry(compilation, publish(output, set, unit.name, versionOf('root-config'), hasCopies));
    return;
  }
  const { area } = unit;
  if (!area) throw new Error(`${unit.name} has no area.`);
  const manifest = unitManifest(readManifest(join(repo, area)), unit.kind);
  // A widget has copies of all libraries that a page may lack, so it needs none of them.
  const needs = unit.kind === 'area' ? areaNeeds() : {};
  writeMessages(compilation, output, { manifest, languages, hasOneFilePerPart: false });
  const container = String(compilation.outputOptions.uniqueName);
  const entry = areaEntry(
    compilation,
    manifest,
    needs,
    container,
    publish(output, set, unit.name, versionOf(area), hasCopies),
  );
  if (unit.kind === 'area') registry.areas[area] = entry;
  else registry.widgets[area] = entry;
}

/** Returns whether the set has a release of a unit, with its files. */
function isPublished(unit: Unit): boolean {
  if (unit.kind === 'embed' && embedFiles.some((name) => !existsSync(join(set, embedFolder, name)))) return false;
  const published = publishedRelease(unit);
  return published !== undefined && existsSync(join(set, published.base));
}

/** Writes the compressed copies that the published files of a unit lack. */
function addCopiesOf(unit: Unit): void {
  const release = publishedRelease(unit);
  const folders = [...(release ? [release.base] : []), ...(unit.kind === 'embed' ? [embedFolder] : [])];
  for (const folder of folders) if (existsSync(join(set, folder))) addCopies(join(set, folder));
}

/** Returns the release of a unit in the registry; undefined when it has none. */
function publishedRelease({ kind, area }: Unit): Release | undefined {
  if (kind === 'embed') return registry.root?.embed;
  if (kind === 'page') return registry.root;
  const entries = kind === 'area' ? registry.areas : registry.widgets;
  return area && entries[area];
}

/** Returns the stamp of each unit at its last build (source-stamp.ts). */
function readStamps(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}
