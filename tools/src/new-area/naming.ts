import type { AreaName } from '@flightdeck/shared/contracts/areas';

/** Names that are derived from the name of an area. The examples are for `mf-site-backup`. */
export interface Naming {
  readonly area: AreaName;
  /** `site-backup`: its part, its folder of browser tests, and its route without the slash. */
  readonly short: string;
  /** `/site-backup` */
  readonly path: string;
  /** `Site backup` */
  readonly title: string;
  /** `SiteBackup` */
  readonly component: string;
  /** `siteBackupState` */
  readonly rule: string;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the names for an area. */
export function namingOf(area: AreaName): Naming {
  const short = area.slice('mf-'.length);
  const words = short.split('-');
  const component = words.map(capital).join('');
  return {
    area,
    short,
    path: `/${short}`,
    component,
    title: capital(words.join(' ')),
    rule: `${component.charAt(0).toLowerCase()}${component.slice(1)}State`,
  };
}
