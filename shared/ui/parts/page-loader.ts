import { type PartLoader, pageGlobals } from '../../contracts/page/page-globals';

/** Registers the loader of the page. */
export function providePartLoader(loader: PartLoader): void {
  pageGlobals().partLoader = loader;
}

/** Returns the loader of the page. @throws Error on a page that has none */
export function partLoader(): PartLoader {
  const { partLoader: loader } = pageGlobals();
  if (!loader) throw new Error('This page has no loader of parts.');
  return loader;
}
