import * as v from '@flightdeck/shared/schema';

/** Kinds of visitors that a route of an area can name; `root-config/src/visitors.ts` defines them. */
export const routeVisitors = ['everybody', 'writers', 'managers'] as const;

/**
 * Routes that an area brings itself, by path: `area.json`, field `routes`. The page takes them from the registry and names no such
 * area in its code.
 */
export const areaRoutesSchema = v.record(
  v.pipe(v.string(), v.regex(/^(\/[a-z][a-z0-9-]*)+$/, 'must be a path such as /backup')),
  v.strictObject({
    /** Part of this area that fills the main slot. */
    screen: v.string(),
    /** Title of the page, in English. A translation needs the same text in the screen. */
    title: v.string(),
    /** Who may see it. All others are sent to the dashboard. Default: users who manage the site. */
    visitors: v.optional(v.picklist(routeVisitors)),
  }),
);
