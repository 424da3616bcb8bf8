const here = '/woo-setup';

/**
 * Returns the path that the commerce screen leads back to: the requested path, or the dashboard (CONN-027). Accepts
 * only a path of this site: one leading slash, and nothing that a browser could read as another host.
 */
export function backPath(requested: string | undefined): string {
  if (!requested || requested === '/' || requested === here || !/^\/[a-z0-9][\w/-]*$/i.test(requested))
    return '/dashboard';
  return requested;
}
