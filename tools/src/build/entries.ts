import { PageMarkup } from '@flightdeck/root-config/page-markup';
import type { AreaJson, AreaManifest } from '@flightdeck/shared/contracts/areas';
import type { RegistryEntry, RootEntry } from '@flightdeck/shared/contracts/releases';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Compilation } from 'webpack';
import { repo } from '../common/repo';
import { cardModules } from './card-modules';
import { earlyScript } from './page/early-script';
import type { PublishedFolder } from './publish';
import { provided } from './shared-entries';

const scriptsOf = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js'));

/**
 * Returns the registry entry of an area or of its widgets.
 * @param compilation webpack's output
 * @param needs ranges of versions of the libraries that the page must provide
 * @param container global name of webpack's container
 * @param release the published files
 * @throws Error when there is no chunk for a part
 */
export function areaEntry(
  compilation: Compilation,
  manifest: AreaJson,
  needs: AreaManifest['needs'],
  container: string,
  release: PublishedFolder,
): RegistryEntry {
  const chunkFiles = (name: string): string[] => {
    const group = compilation.namedChunkGroups.get(name);
    if (!group)
      throw new Error(
        `${manifest.name}: area.json names the part "${name}", but src/area.tsx or src/widgets.tsx has no chunk of this name.`,
      );
    return scriptsOf(group.getFiles());
  };
  const commonFiles = scriptsOf([...compilation.chunks].find((chunk) => chunk.name === 'area')?.files ?? []);
  const chunks = Object.fromEntries(
    Object.keys(manifest.parts).map((part) => [part, [...new Set([...commonFiles, ...chunkFiles(part)])]]),
  );
  const parts = Object.fromEntries(
    Object.entries(manifest.parts).map(([name, part]) => [
      name,
      { ...part, modules: cardModules(repo, `${manifest.name}/src/${name}`) },
    ]),
  );
  return { ...release, entry: 'remote.js', container, manifest: { ...manifest, parts, needs }, chunks };
}

/** Returns the registry entry of the page. */
export async function rootEntry(compilation: Compilation, release: PublishedFolder): Promise<RootEntry> {
  const main = compilation.entrypoints.get('main');
  const styles = Object.keys(release.files).filter((file) => file.endsWith('.css'));
  return {
    ...release,
    scripts: scriptsOf(main?.getFiles() ?? []),
    styles,
    markup: renderToStaticMarkup(createElement(PageMarkup)),
    early: await earlyScript(),
    provides: provided,
  };
}
