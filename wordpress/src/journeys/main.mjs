import { spawnSync } from 'node:child_process';

/** `npm run wordpress:journeys`: further arguments are Playwright's, such as `e2e/settings`. */
const { FLIGHTDECK_PLUGIN_DIR: partner, FLIGHTDECK_PROVIDER: provider } = process.env;
if (!partner || !provider) {
  console.error('Set FLIGHTDECK_PLUGIN_DIR and FLIGHTDECK_PROVIDER (docs/wordpress.md).');
  process.exit(1);
}
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'wordpress/journeys.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, FLIGHTDECK_JOURNEYS: 'wordpress' } },
);
process.exit(status ?? 1);
