import type { AreaName } from '../../../contracts/areas/area-manifest';

/**
 * The last release of each area that worked in this browser, stored by the page
 * (root-config/src/loader/older-releases.ts). Plain functions under a page-wide key; a page without our root has none.
 * Areas of other releases call them by these names.
 */
export interface OlderReleases {
  readonly protocol: 1;
  /** Version to offer; null if there is none besides the one that failed. */
  version(area: AreaName): string | null;
  /** Uses the older release from the next attempt on, as long as this page is open. */
  use(area: AreaName): void;
  /** Runs the files of the area again at the next attempt: a view whose file was lost never requests it again. */
  startAnew(area: AreaName): void;
}

const key = Symbol.for('flightdeck.older.1');

const isOlder = (value: unknown): value is OlderReleases =>
  typeof value === 'object' && value !== null && 'protocol' in value && value.protocol === 1;

/** Registers the functions that offer older releases. */
export function provideOlderReleases(older: OlderReleases, scope: object = globalThis): void {
  Reflect.set(scope, key, older);
}

/** Returns the functions for older releases; null on a page that has none. */
export function olderReleases(scope: object = globalThis): OlderReleases | null {
  const older: unknown = Reflect.get(scope, key);
  return isOlder(older) ? older : null;
}
