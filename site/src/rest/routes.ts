import { backupRoutes } from './connection/backup';
import { connectionRoutes } from './connection/connection';
import { identityCrisisRoutes } from './connection/identity-crisis';
import { licensingRoutes } from './connection/licensing';
import { productRoutes } from './connection/products';
import { akismetRoutes } from './modules/akismet';
import { moduleDataRoutes } from './modules/module-data';
import { moduleOptionRoutes } from './modules/module-options';
import { moduleRoutes } from './modules/modules';
import { searchRoutes } from './modules/search';
import { wafRoutes } from './modules/waf';
import type { Route } from './route';
import { googleRoutes } from './settings/google';
import { settingsRoutes } from './settings/settings';
import { trackingRoutes } from './settings/tracking';
import { noticeRoutes } from './site/notices';
import { pluginRoutes } from './site/plugins';
import { recommendationRoutes } from './site/recommendations';
import { siteRoutes } from './site/site';

/** All routes. The first matching path wins, so `module/all` comes before `module/:slug`. */
export const routes: readonly Route[] = [
  ...connectionRoutes,
  ...akismetRoutes,
  ...moduleDataRoutes,
  ...moduleRoutes,
  ...moduleOptionRoutes,
  ...settingsRoutes,
  ...siteRoutes,
  ...productRoutes,
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
