import * as v from 'valibot';
import { missingParams, ok } from './answer';
import type { Route } from './route';

/** Licence calls; so far only the error that a licence form leaves behind for the next page. */
export const licensingRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'licensing/error',
    capability: 'viewAsManager',
    handle: ({ site }) => ok(site.store.options.get('licensing_error', v.string(), '')),
  },
  {
    method: 'POST',
    path: 'licensing/error',
    capability: 'viewAsManager',
    handle: ({ site, body }) => {
      if (body.error === undefined) return missingParams(['error']);
      const text = typeof body.error === 'string' ? body.error.replace(/<[^>]*>/g, '').trim() : '';
      site.store.options.set('licensing_error', text);
      return ok(true);
    },
  },
];
