import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { etag } from 'hono/etag';

/** Returns `Cache-Control`. Version folders never change; files at the top and in `embed/1/` do. */
const cacheControl = (path: string) =>
  !path.includes('/') || path.startsWith('embed/1/') ? 'no-cache' : 'public, max-age=31536000, immutable';

/**
 * Serves the folder of built files, with compressed copies and ETags. Files in version folders are immutable.
 * @param prefix path below which the folder is served, ending in a slash
 */
export function serveSet(app: Hono, setDir: string, prefix: string): void {
  const files = serveStatic({
    root: setDir,
    rewriteRequestPath: (path) => path.slice(prefix.length),
    precompressed: true,
    onFound: (_file, c) => {
      c.header('Cache-Control', cacheControl(c.req.path.slice(prefix.length)));
      c.header('X-Content-Type-Options', 'nosniff');
      c.header('Cross-Origin-Resource-Policy', 'same-site');
    },
  });
  // Hidden files belong to deploys.
  app.get(`${prefix}*`, etag(), (c, next) => (c.req.path.includes('/.') ? next() : files(c, next)));
}
