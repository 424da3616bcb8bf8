import type { PartName } from '../../contracts/areas/area-manifest';
import type { LoadAnswer } from '../../contracts/areas/part';

/**
 * The loader of parts on this page. It is stored under a page-wide key, because an area never imports the loader, and a page
 * without our root (an embed) has a different one.
 */
export interface PartLoader {
  readonly protocol: 1;
  /** Loads a part. Never rejects. A failed load is not cached, so that the next call tries again. */
  load(name: PartName): Promise<LoadAnswer>;
}

const key = Symbol.for('flightdeck.loader.1');

const isLoader = (value: unknown): value is PartLoader =>
  typeof value === 'object' && value !== null && 'load' in value;

/** Registers the loader of the page. */
export function providePartLoader(loader: PartLoader, scope: object = globalThis): void {
  Reflect.set(scope, key, loader);
}

/** Returns the loader of the page. @throws Error on a page that has none */
export function partLoader(scope: object = globalThis): PartLoader {
  const loader: unknown = Reflect.get(scope, key);
  if (!isLoader(loader)) throw new Error('This page has no loader of parts.');
  return loader;
}
