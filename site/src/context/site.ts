import type { ChaosRule } from '../faults/chaos';
import type { Store } from '../store/store';
import type { Workers } from './workers';

/** Clock of the server, for everything that expires and for dates in responses. Tests can move it. */
export interface Clock {
  /** Returns the current time, in milliseconds since 1970. */
  now(): number;
  /** Milliseconds added to the time of the machine. */
  offset: number;
}

/** A request to the REST API or to `admin-ajax.php`. The status is 0 while there is no response. */
interface LoggedRequest {
  readonly method: string;
  /** Path below `jetpack/v4/`; for other routes, the path below `/wp-json/`; for `admin-ajax.php`, `admin-ajax/` and the action. */
  readonly path: string;
  status: number;
}

/** State and settings of one site. A parameter instead of a global variable, so that one process can run several sites. */
export interface Site {
  readonly store: Store;
  readonly clock: Clock;
  /** Origins without a trailing slash. Empty until the servers listen. */
  readonly urls: { site: string; provider: string };
  /** Folder of built files. */
  readonly setDir: string;
  /** Folder of the site's style sheets. */
  readonly assetsDir: string;
  /** Rules that plan faults. The first one that matches a call applies. */
  readonly chaos: ChaosRule[];
  /** Limits how many requests are handled at the same time. Requests to the test controls do not count. */
  readonly workers: Workers;
  /** The requests since the site started or the log was cleared, oldest first. Tests count them. */
  readonly log: LoggedRequest[];
  /** Language of users whose profile has none, such as `de`. */
  readonly lang: string;
  /** Origins from which administrators may load areas with an override. Default: none. */
  overrideOrigins: readonly string[];
  /** Whether the page sends a separate request for each read, as on a site without the route for several reads. */
  separateReads: boolean;
}

/** Returns the host name and port of the site, by which the provider names it. */
export const hostOf = ({ urls }: Site): string => new URL(urls.site).host;

/** Title of the site. */
export const siteTitle = 'Site Example';

/** Path and query of the dashboard page. */
export const dashboardPath = '/wp-admin/admin.php?page=flightdeck';
/** Path below which the files of the set are served. */
export const setPath = '/wp-content/plugins/flightdeck/set/';
