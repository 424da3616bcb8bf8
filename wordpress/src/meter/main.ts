import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireSet } from '../../../tools/src/bench/set-problem';
import { withSection } from '../bench/section';
import { Host } from '../host/host';
import { partnerOf } from '../host/options';
import { ensurePackages } from '../host/packages';
import { costCases } from './cases';
import { clearMeter, costsOf, meterCode } from './meter';
import { costReport } from './report';
import { Visitor } from './visitor';

/**
 * `npm run bench:wordpress:server`: measures what the plugin adds to requests of a WordPress, and writes a section of
 * docs/bench-wordpress.md. Uses the simulated partner of the tests, or the folder in FLIGHTDECK_PLUGIN_DIR. Needs no browser.
 */
const repo = join(import.meta.dirname, '../../..');
const { values } = parseArgs({ options: { runs: { type: 'string', default: '15' }, out: { type: 'string' } } });
const runs = Math.max(1, Number.parseInt(values.runs, 10) || 15);
const file = values.out ?? join(repo, 'docs/bench-wordpress.md');
const data = join(repo, 'data/bench-server');

/** Returns the folder of the simulated partner. */
function simulatedPartner(): string {
  const folder = join(data, 'partner');
  mkdirSync(folder, { recursive: true });
  cpSync(join(repo, 'wordpress/tests/double/jetpack.php'), join(folder, 'jetpack.php'));
  cpSync(join(repo, 'wordpress/tests/php/partner-state.php'), join(folder, 'partner-state.php'));
  return folder;
}

requireSet();
await ensurePackages();
const load = loadavg()[0] ?? 0;
const given = process.env.FLIGHTDECK_PLUGIN_DIR;
const partner = partnerOf(given ?? simulatedPartner(), given && process.env.FLIGHTDECK_PROVIDER);
const version = /^ \* Version:\s+(\S+)/m.exec(readFileSync(join(partner?.folder ?? '', 'jetpack.php'), 'utf8'))?.[1];
const host = new Host(data, 8_572, process.env.FLIGHTDECK_WORDPRESS_DIR);
await host.start();
try {
  const { url, folder } = await host.site({ path: '/', plain: false, multisite: false, partner });
  const content = join(folder, 'wp-content');
  writeFileSync(join(content, 'mu-plugins/meter.php'), meterCode);
  clearMeter(content);
  const visitor = await Visitor.logIn(url, 'admin');
  // The activation adds options.
  await visitor.reactivate('flightdeck/flightdeck.php');
  const rows = [];
  for (const [index, { name, found, without }] of (await costCases(visitor)).entries()) {
    // The first pair fills the caches of PHP.
    for (let run = 0; run <= runs; run += 1) {
      const suffix = run === 0 ? 'first' : 'pair';
      await visitor.measure(without, `${index}-without-${suffix}`, true);
      await visitor.measure(found, `${index}-found-${suffix}`, false);
    }
    rows.push({
      name,
      found: costsOf(content, `${index}-found-pair`),
      without: costsOf(content, `${index}-without-pair`),
    });
    console.log(name, 'measured');
  }
  const report = costReport({
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}`,
    load,
    runs,
    partner: given ? `Jetpack ${version}` : 'a simulated Jetpack, whose own work takes little time',
    rows,
  });
  writeFileSync(file, withSection(existsSync(file) ? readFileSync(file, 'utf8') : '', 'server-cost', report));
  console.log(`\n${report}\nWritten to ${file}.`);
} finally {
  await host.stop();
}
