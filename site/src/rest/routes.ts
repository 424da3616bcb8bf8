import { connectionRoutes } from './connection/connection';
import { identityCrisisRoutes } from './connection/identity-crisis';
import { licensingRoutes } from './connection/licensing';
import { akismetRoutes } from './modules/akismet';
import { moduleRoutes } from './modules/modules';
import { statsRoutes } from './modules/stats';
import { wafRoutes } from './modules/waf';
import { readRoutes } from './reads/reads';
import type { Route } from './route';
import { googleRoutes } from './settings/google';
import { settingsRoutes } from './settings/settings';
import { trackingRoutes } from './settings/tracking';
import { pluginRoutes } from './site/plugins';
import { recommendationRoutes } from './site/recommendations';
import { resetRoutes } from './site/reset';

/** All routes. The first matching path wins, so `module/all` comes before `module/:slug`. */
export const routes: readonly Route[] = [
  ...readRoutes,
  ...connectionRoutes,
  ...akismetRoutes,
  ...statsRoutes,
  ...moduleRoutes,
  ...settingsRoutes,
  ...trackingRoutes,
  ...pluginRoutes,
  ...licensingRoutes,
  ...recommendationRoutes,
  ...googleRoutes,
  ...wafRoutes,
  ...identityCrisisRoutes,
  ...resetRoutes,
];
