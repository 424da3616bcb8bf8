const here = '/woo-setup';

/**
 * Where the commerce screen leads back to: the path somebody was on before they were led here, else the dashboard
 * (CONN-027). Only a path of ours: one slash at the start, and nothing a browser could take for another host.
 */
export function backPath(asked: string | undefined): string {
  if (!asked || asked === '/' || asked === here || !/^\/[a-z0-9][\w/-]*$/i.test(asked)) return '/dashboard';
  return asked;
}
