import { pageBuild, type RegistryEntry, releaseFolders } from '@flightdeck/shared/contracts/releases';
import { knownFiles } from './known-files';

type ReleaseFiles = Pick<RegistryEntry, 'base' | 'files' | 'origin'>;

/** Returns the absolute address of the folder with the files of a release. */
export const folderOf = ({ base, origin }: Omit<ReleaseFiles, 'files'>, setUrl: string): string =>
  new URL(origin ?? base, setUrl).href;

/** Allows the files of a release. Only an override or a development server may be outside of the set. */
export function addRelease(release: ReleaseFiles, setUrl: string): void {
  const { files, origin } = release;
  const folder = folderOf(release, setUrl);
  if (!origin && !folder.startsWith(new URL(setUrl).href)) return;
  // The list of a development server is empty. An override from another set lists all files.
  knownFiles().folders.set(folder, origin && Object.keys(files).length === 0 ? null : files);
}

/**
 * Allows the scripts of the page, and registers their folder. Neither comes from the page state, because a page without one
 * still loads scripts, to show that failure.
 */
export function addPageFiles(folder: string, files: ReleaseFiles['files']): void {
  const url = new URL(folder, location.href).href;
  releaseFolders().set(pageBuild, url);
  knownFiles().folders.set(url, files);
}
