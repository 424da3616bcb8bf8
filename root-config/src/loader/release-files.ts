import { pageGlobals, setRelease } from '@flightdeck/shared/contracts/page';
import { pageBuild, type RegistryEntry } from '@flightdeck/shared/contracts/releases';
import { knownFiles } from './known-files';

type ReleaseFiles = Pick<RegistryEntry, 'base' | 'files' | 'origin'>;

/**
 * Returns the folders of the releases on this page: name of a webpack build → address of the folder with its chunks, ending in a slash.
 * webpack's code for loading chunks reads it (tools/src/build/plugins/chunk-loading.ts).
 */
export function releaseFolders(): Map<string, string> {
  const page = pageGlobals();
  page.folders ??= new Map();
  return page.folders;
}

/** Returns the absolute address of the folder with the files of a release. */
export const folderOf = ({ base, origin }: Omit<ReleaseFiles, 'files'>, setUrl: string): string =>
  new URL(origin ?? base, setUrl).href;

/** Adds the files of a release to the known files. Only an override or a development server may be outside of the set. */
export function addRelease(release: ReleaseFiles, setUrl: string): void {
  const { files, origin } = release;
  const folder = folderOf(release, setUrl);
  if (!origin && !folder.startsWith(new URL(setUrl).href)) return;
  // A development server lists no files; null allows all files of its folder. An override from another set lists its files.
  knownFiles().folders.set(folder, origin && Object.keys(files).length === 0 ? null : files);
}

/**
 * Adds the scripts of the page to the known files, and registers their folder. Does not read them from the page state,
 * because a page without a page state also loads scripts, to show this failure.
 */
export function addPageFiles(folder: string, files: ReleaseFiles['files']): void {
  const url = new URL(folder, location.href).href;
  releaseFolders().set(pageBuild, url);
  // The folder of a release has the name of its version.
  setRelease('root-config', url.split('/').at(-2) ?? '');
  knownFiles().folders.set(url, files);
}
