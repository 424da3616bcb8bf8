import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test';
import type { WordPress } from '../support/wordpress';

/** Runs a command of the plugin with the WP-CLI that FLIGHTDECK_WP_CLI names. */
function runCommand(site: WordPress, ...command: string[]) {
  const { host } = new URL(site.url);
  const { status, stdout, stderr } = spawnSync(
    'php',
    [
      process.env.FLIGHTDECK_WP_CLI ?? '',
      '--allow-root',
      `--path=${join(site.plugins, '../..')}`,
      `--url=${host}`,
      'flightdeck',
      ...command,
    ],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

test.beforeEach(async ({ wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addPartner();
});

test('status prints the facts in each format', async ({ wordpress }) => {
  const site = await wordpress();
  const json = runCommand(site, 'status', '--format=json');
  expect(JSON.parse(json.stdout)).toMatchObject({
    partner: '11.9',
    set: `${site.url}/wp-content/plugins/flightdeck/set/`,
    set_from: 'plugin',
    areas: { 'mf-settings': expect.stringMatching(/^\d+\./) },
    problem: '',
  });
  expect(runCommand(site, 'status').stdout).toMatch(/^partner\t11\.9$/m);
  expect(runCommand(site, 'status', '--format=yaml').stdout).toMatch(/^partner: ['"]?11\.9/m);
});

test('health exits with code 1 when a result is critical', async ({ wordpress }) => {
  const site = await wordpress();
  const passed = runCommand(site, 'health', '--format=json', '--user=admin');
  expect(JSON.parse(passed.stdout)).toHaveLength(5);
  expect(passed).toMatchObject({ status: 0 });
  rmSync(join(site.plugins, 'flightdeck/set/registry.json'));
  const failed = runCommand(site, 'health');
  expect(failed.stdout).toContain('Install the plugin again.');
  expect(failed).toMatchObject({ status: 1 });
});

test('reset removes the stored registry', async ({ wordpress }) => {
  const site = await wordpress();
  site.php("update_option( 'flightdeck_set_kept', array( 'json' => '{}' ) );");
  expect(runCommand(site, 'reset', '--yes')).toMatchObject({ status: 0 });
  expect(site.php("echo json_encode( get_option( 'flightdeck_set_kept' ) );")).toBe('false');
});
