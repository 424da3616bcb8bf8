import type { AreaName } from '@flightdeck/shared/contracts/areas';

/** Names that are derived from the name of an area. The examples are for `mf-site-backup`. */
export interface Naming {
  readonly area: AreaName;
  /** Name of the part and of the folder of browser tests: `site-backup`. */
  readonly short: string;
  /** Path of the route: `/site-backup`. */
  readonly path: string;
  /** Title of the screen: `Site backup`. */
  readonly title: string;
  /** Name of the view's component: `SiteBackup`. */
  readonly component: string;
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the names for an area. */
export function namingOf(area: AreaName): Naming {
  const short = area.slice('mf-'.length);
  const words = short.split('-');
  return {
    area,
    short,
    path: `/${short}`,
    component: words.map(capitalized).join(''),
    title: capitalized(words.join(' ')),
  };
}
