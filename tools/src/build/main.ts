import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Compilation, type MultiConfiguration, type MultiStats } from 'webpack';
import { FolderLock } from '../common/folders/folder-lock';
import { LanguageFolder } from '../languages/folder';
import { commandLine } from '../setup/command-line';
import { type BuiltEntry, withBuilt } from './built-entry';
import { embedFiles, embedFolder } from './embed-files';
import { areaEntry, rootEntry } from './entries';
import { writePageStyle } from './page/page-style';
import { addCopies, publish } from './publish';
import { emptyRegistry, readRegistry, writeRegistry } from './registry-file';
import { type MessagesSource, shippedLanguages, writeMessages } from './release-messages';
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
const set = into ?? join(repo, 'build', 'set');
const registryFile = join(set, 'registry.json');
const stampFile = into ? join(into, '.stamps.json') : join(repo, 'build', 'stamps.json');

const require = createRequire(import.meta.url);
/** Returns the version in the `package.json` of a folder. */
const versionOf = (folder: string): string => require(join(repo, folder, 'package.json')).version;

const startedAt = performance.now();
const allUnits = units();
const unitNames = allUnits.map(({ name }) => name);
const unknownName = names.find((name) => !unitNames.includes(name));
if (unknownName) {
  console.error(`There is no unit "${unknownName}". Units: ${unitNames.join(', ')}.`);
  process.exit(1);
}

const stamps = readStamps();
const previous = readRegistry(registryFile) ?? emptyRegistry;
const unitsToBuild = allUnits.filter(
  (unit) =>
    (names.length === 0 || names.includes(unit.name) || (unit.area !== undefined && names.includes(unit.area))) &&
    (force || stamps[unit.name] !== sourceStamp(unit.folders) || !isPublished(unit)),
);

if (unitsToBuild.length === 0) {
  console.log('Nothing to build: no source has changed since the last build.');
} else {
  console.log(`Building ${unitsToBuild.map((unit) => unit.name).join(', ')} …`);
  const stats = await compile(unitsToBuild);
  const languages = shippedLanguages(new LanguageFolder(repo));
  const entries: BuiltEntry[] = [];
  for (const [index, unit] of unitsToBuild.entries()) {
    const compilation = stats.stats[index]?.compilation;
    if (!compilation) throw new Error(`${unit.name}: nothing was built.`);
    entries.push(await publishUnit(unit, compilation, languages));
    stamps[unit.name] = sourceStamp(unit.folders);
  }
  await new FolderLock(join(set, '.deploy'), 30).hold(() => {
    // Another process may have deployed to the set during this build.
    const registry = entries.reduce(withBuilt, readRegistry(registryFile) ?? emptyRegistry);
    if (!registry.root) throw new Error('The set has no page: build root-config too.');
    writeRegistry(registryFile, registry);
  });
  writeFileSync(stampFile, JSON.stringify(stamps, null, 1));
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}
if (!uncompressed) addCopies(set);

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

/** Publishes a built unit. @returns its entry for the registry */
async function publishUnit(
  unit: Unit,
  compilation: Compilation,
  languages: MessagesSource['languages'],
): Promise<BuiltEntry> {
  const output = outputOf(unit.name);
  if (unit.kind === 'embed') {
    const folder = join(set, embedFolder);
    mkdirSync(folder, { recursive: true });
    for (const name of embedFiles) {
      cpSync(join(output, name), join(folder, name));
      // The copies of the previous file are wrong.
      for (const suffix of ['.br', '.gz']) rmSync(join(folder, name + suffix), { force: true });
    }
    return { kind: unit.kind, embed: publish(output, set, unit.name, versionOf('root-config')) };
  }
  if (unit.kind === 'page') {
    writePageStyle();
    writeMessages(compilation, output, { manifest: null, languages, hasOneFilePerPart: false });
    const release = publish(output, set, unit.name, versionOf('root-config'));
    return { kind: unit.kind, root: await rootEntry(compilation, release) };
  }
  const { kind, area } = unit;
  if (!area) throw new Error(`${unit.name} has no area.`);
  const manifest = unitManifest(readManifest(join(repo, area)), kind);
  // A widget has copies of all libraries that a page may lack, so it needs none of them.
  const needs = kind === 'area' ? areaNeeds() : {};
  writeMessages(compilation, output, { manifest, languages, hasOneFilePerPart: false });
  const container = String(compilation.outputOptions.uniqueName);
  const release = publish(output, set, unit.name, versionOf(area));
  return { kind, area, entry: areaEntry(compilation, manifest, needs, container, release) };
}

/** Returns whether the set has a release of a unit, with its files. */
function isPublished({ kind, area }: Unit): boolean {
  const { root, areas, widgets } = previous;
  if (kind === 'embed' && embedFiles.some((name) => !existsSync(join(set, embedFolder, name)))) return false;
  const releases = { page: root, embed: root?.embed, area: area && areas[area], widgets: area && widgets[area] };
  const published = releases[kind];
  return published !== undefined && existsSync(join(set, published.base));
}

/** Returns the stamp of each unit at its last build (source-stamp.ts). */
function readStamps(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}
