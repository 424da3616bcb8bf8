import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { excluded, excludedFolders } from '../../tests/journeys/excluded';
import { unknownExclusions } from './exclusion';
import { listJourneys } from './list';
import { journeyTable, withTable } from './table';

const config = 'wordpress/journeys.config.ts';
const guide = join(import.meta.dirname, '../../../docs/wordpress.md');

const help = `npm run journeys -w wordpress -- [arguments]   runs the browser tests of e2e/ on a WordPress with Jetpack

First writes the table of journeys into docs/wordpress.md. Passes arguments on to Playwright, such as e2e/settings; --list runs no test.
FLIGHTDECK_PLUGIN_DIR: folder of Jetpack; FLIGHTDECK_PROVIDER: must-use plugin that simulates Jetpack's provider`;

function main(args: readonly string[]): number {
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const journeys = listJourneys(config);
  const problems = unknownExclusions(journeys, excluded);
  if (problems.length > 0) {
    console.error(`${problems.join('\n')}\nCorrect wordpress/tests/journeys/excluded.ts.`);
    return 1;
  }
  writeFileSync(guide, withTable(readFileSync(guide, 'utf8'), journeyTable(journeys, excluded, excludedFolders)));
  const { FLIGHTDECK_PLUGIN_DIR: jetpack, FLIGHTDECK_PROVIDER: provider } = process.env;
  if (!args.includes('--list') && !(jetpack && provider)) {
    console.error('Set FLIGHTDECK_PLUGIN_DIR and FLIGHTDECK_PROVIDER (docs/wordpress.md).');
    return 1;
  }
  const { status } = spawnSync('npx', ['playwright', 'test', '--config', config, ...args], {
    stdio: 'inherit',
    env: { ...process.env, FLIGHTDECK_JOURNEYS: 'wordpress' },
  });
  return status ?? 1;
}

process.exit(main(process.argv.slice(2)));
