import { connectionRoutes } from './connection';
import { licensingRoutes } from './licensing';
import { moduleDataRoutes } from './module-data';
import { moduleRoutes } from './modules';
import { pluginRoutes } from './plugins';
import type { Route } from './route';
import { settingsRoutes } from './settings';
import { siteRoutes } from './site';

/** All calls. Earlier entries win where two paths match, so `module/all` stands before `module/:slug`. */
export const routes: readonly Route[] = [
  ...connectionRoutes,
  ...moduleDataRoutes,
  ...moduleRoutes,
  ...settingsRoutes,
  ...siteRoutes,
  ...pluginRoutes,
  ...licensingRoutes,
];
