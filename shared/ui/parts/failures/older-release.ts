import type { AreaName } from '../../../contracts/areas/area-manifest';

/**
 * Offers the last release of each area that worked in this browser; root-config/src/loader/older-releases.ts stores them.
 * The functions are stored under a page-wide key, and areas of other releases call them by these names. A page without our
 * root has none.
 */
export interface OlderReleases {
  readonly protocol: 1;
  /** Returns the version to offer; null if no other release has worked. */
  version(area: AreaName): string | null;
  /** Makes the next attempts load the older release, while this page is open. */
  use(area: AreaName): void;
  /** Makes the next attempt load and run all files of the area again: a running area never requests a lost file again. */
  reloadFiles(area: AreaName): void;
}

const key = Symbol.for('flightdeck.older.1');

const isOlderReleases = (value: unknown): value is OlderReleases =>
  typeof value === 'object' && value !== null && 'protocol' in value && value.protocol === 1;

/** Registers the functions that offer older releases. */
export function provideOlderReleases(releases: OlderReleases, scope: object = globalThis): void {
  Reflect.set(scope, key, releases);
}

/** Returns the functions for older releases; null on a page that has none. */
export function olderReleases(scope: object = globalThis): OlderReleases | null {
  const releases: unknown = Reflect.get(scope, key);
  return isOlderReleases(releases) ? releases : null;
}
