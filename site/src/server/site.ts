import type { LoginAttempts } from '../auth/login-attempts';
import type { Chaos } from '../control/chaos';
import type { RequestLog } from '../control/request-log';
import type { Store } from '../store/store';
import type { Clock } from './clock';
import type { Workers } from './workers';

/** What every part of the site is handed. Nothing of it is global: two sites can live in one process. */
export interface Site {
  readonly store: Store;
  readonly clock: Clock;
  /** Origins without a slash at the end; known for certain once the ports are open. */
  readonly urls: { site: string; provider: string };
  /** Folder of built files. */
  readonly setDir: string;
  /** Folder of the site's own style sheets. */
  readonly assetsDir: string;
  /** Bound to loopback: test controls and development servers are allowed. */
  readonly loopback: boolean;
  readonly chaos: Chaos;
  /** How many requests are worked on at once; test controls are not counted. */
  readonly workers: Workers;
  readonly log: RequestLog;
  readonly loginAttempts: LoginAttempts;
  /** Origins from which those who manage the options may load areas instead of from here; none unless the site was told. */
  overrideOrigins: readonly string[];
}

/** Names that stay the same wherever the site runs. */
export const siteTitle = 'Site Example';
export const pluginVersion = '11.9.1';
export const hostVersion = '6.1.9';

/** Address of the dashboard page. */
export const dashboardPath = '/wp-admin/admin.php?page=flightdeck';
/** Address below which the set folder is served. */
export const setPath = '/wp-content/plugins/flightdeck/set/';
