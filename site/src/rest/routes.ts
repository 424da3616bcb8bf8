import { akismetRoutes } from './akismet';
import { backupRoutes } from './backup';
import { connectionRoutes } from './connection';
import { googleRoutes } from './google';
import { identityCrisisRoutes } from './identity-crisis';
import { licensingRoutes } from './licensing';
import { moduleDataRoutes } from './module-data';
import { moduleOptionRoutes } from './module-options';
import { moduleRoutes } from './modules';
import { noticeRoutes } from './notices';
import { pluginRoutes } from './plugins';
import { recommendationRoutes } from './recommendations';
import type { Route } from './route';
import { searchRoutes } from './search';
import { settingsRoutes } from './settings';
import { shopRoutes } from './shop';
import { siteRoutes } from './site';
import { trackingRoutes } from './tracking';
import { wafRoutes } from './waf';

/** All calls. The first matching path wins, so `module/all` comes before `module/:slug`. */
export const routes: readonly Route[] = [
  ...connectionRoutes,
  ...akismetRoutes,
  ...moduleDataRoutes,
  ...moduleRoutes,
  ...moduleOptionRoutes,
  ...settingsRoutes,
  ...siteRoutes,
  ...shopRoutes,
  ...backupRoutes,
  ...trackingRoutes,
  ...pluginRoutes,
  ...licensingRoutes,
  ...recommendationRoutes,
  ...googleRoutes,
  ...searchRoutes,
  ...wafRoutes,
  ...noticeRoutes,
  ...identityCrisisRoutes,
];
