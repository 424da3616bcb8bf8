const here = '/woo-setup';

/**
 * Returns the path that the commerce screen leads back to: the requested path, or the dashboard (CONN-027). Accepts
 * only a path of this site: one leading slash, and nothing that a browser could read as another host.
 */
export function backPath(asked: string | undefined): string {
  if (!asked || asked === '/' || asked === here || !/^\/[a-z0-9][\w/-]*$/i.test(asked)) return '/dashboard';
  return asked;
}
