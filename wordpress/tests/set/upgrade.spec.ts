import { addSite } from '../support/network';
import { servedVersion, stage } from '../support/staged';
import { expect, test } from '../support/test';

test('an update from 1.0.0 removes the counts of visits on each site of a network, and keeps settings and a staged release', async ({
  page,
  wordpress,
}) => {
  const network = await wordpress({ path: '/network/', multisite: true });
  network.restore();
  network.addJetpack();
  const { stagedVersion } = stage(network, { roles: ['administrator'] });
  // The name is new in each attempt, because the site of a failed attempt still exists.
  const name = `updated${Date.now()}`;
  addSite(network, name);
  const switchToSecond = `switch_to_blog( get_blog_id_from_url( get_network()->domain, get_network()->path . '${name}/' ) );`;
  const sites = [
    { url: network.url, code: '' },
    { url: `${network.url}/${name}`, code: switchToSecond },
  ];
  const storedOptions = (code: string) =>
    JSON.parse(
      network.php(
        `${code} echo wp_json_encode( array_map( 'get_option', array( 'flightdeck_visit_counts', 'flightdeck_take_place' ) ) );`,
      ),
    );
  for (const { code } of sites)
    network.php(
      `${code} delete_option( 'flightdeck_version' ); update_option( 'flightdeck_take_place', '1' );
      update_option( 'flightdeck_visit_counts', array( 'totals' => array() ), false );`,
    );
  for (const site of sites) {
    expect(storedOptions(site.code)).toEqual([{ totals: [] }, '1']);
    expect(await servedVersion(page, site, 'admin')).toBe(stagedVersion);
    expect(storedOptions(site.code)).toEqual([false, '1']);
    expect((await page.request.get(`${site.url}/wp-json/flightdeck/v1/visits`)).status()).toBe(404);
  }
});
