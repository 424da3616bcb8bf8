import type { Request, Visitor } from './visitor';

/** A request with Flightdeck, and the request without it for comparison. */
export interface CostCase {
  readonly name: string;
  readonly found: Request;
  readonly without: Request;
}

const same = (name: string, path: string): CostCase => ({ name, found: { path }, without: { path } });

const emptyPage: Request = { path: '/wp-admin/admin.php?page=meter' };
const emptyCall: Request = { path: '/wp-admin/admin-ajax.php', form: { action: 'meter-empty' } };
const healthTests = ['set', 'signature', 'versions', 'rest', 'clock'];

/** Returns all measured requests of an administrator. */
export async function costCases(visitor: Visitor): Promise<CostCase[]> {
  const nonce = await visitor.get('/wp-admin/admin-ajax.php?action=rest-nonce');
  const health = await visitor.get('/wp-admin/site-health.php');
  const [, healthNonce = ''] = /"site_status":"(\w+)"/.exec(health) ?? [];
  const rest = { 'X-WP-Nonce': nonce };
  const emptyRoute: Request = { path: '/wp-json/meter/v1/empty', headers: rest };
  const reads = (paths: string): Request => ({ path: `/wp-json/flightdeck/v1/reads?paths=${paths}`, headers: rest });
  return [
    same('Home page of the site', '/'),
    same('Dashboard of WordPress', '/wp-admin/index.php'),
    same('List of posts', '/wp-admin/edit.php'),
    same('Block editor', '/wp-admin/post-new.php'),
    same('List of plugins', '/wp-admin/plugins.php'),
    same('Site Health, before its tests', '/wp-admin/site-health.php'),
    { name: 'Request to admin-ajax.php', found: emptyCall, without: emptyCall },
    { name: 'REST route of another plugin', found: emptyRoute, without: emptyRoute },
    same('Page with a widget', '/wp-admin/admin.php?page=meter-widget'),
    { name: 'Flightdeck', found: { path: '/wp-admin/admin.php?page=flightdeck' }, without: emptyPage },
    {
      name: 'Settings › Flightdeck',
      found: { path: '/wp-admin/options-general.php?page=flightdeck-settings' },
      without: { path: '/wp-admin/options-general.php?page=meter-settings' },
    },
    { name: '`flightdeck/v1/reads`, one read', found: reads('connection/data'), without: emptyRoute },
    {
      name: '`flightdeck/v1/reads`, three reads',
      found: reads('connection/data,connection,settings'),
      without: emptyRoute,
    },
    ...healthTests.map((test) => ({
      name: `Site Health test \`${test}\``,
      found: {
        path: '/wp-admin/admin-ajax.php',
        form: { action: `health-check-flightdeck-${test}`, _wpnonce: healthNonce },
      },
      without: emptyCall,
    })),
  ];
}
