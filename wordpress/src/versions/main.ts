import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import * as v from 'valibot';
import { launch, newVisitor } from '../../../tools/src/bench/visit/browser';
import { freePort } from '../../../tools/src/dev/free-port';
import { commandLine } from '../../../tools/src/setup/command-line';
import { printError } from '../../../tools/src/setup/printable.mjs';
import { resolveJetpack } from '../server/options';
import { ensurePackages } from '../server/packages';
import { setScenario } from '../server/scenario';
import { WordPressServer } from '../server/server';
import { readPaths } from './calls';
import { report } from './report';
import { type Round, runRound } from './round';

const help = `npm run versions -w wordpress -- [options] DIR…     tries versions of Jetpack, one folder each

--provider FILE  must-use plugin that simulates Jetpack's provider; default FLIGHTDECK_PROVIDER
--wordpress DIR  folder of another version of WordPress; default FLIGHTDECK_WORDPRESS_DIR
--scenario NAME  state of the site that the provider sets; can be repeated. Default: all its scenarios
--role NAME      admin, admin2 or editor; can be repeated. Default: all three
--writes NAME    scenario in which every setting is saved as admin and read again; default complete, "none" for no writes
--json           prints all results as JSON, with the answers

Run "npm run build" first. Answers are compared with those of the first folder, by scenario and role.
`;

/** `npm run versions -w wordpress`: opens the page on a WordPress with each version of Jetpack and prints what differs. */
async function main(): Promise<number> {
  const { values, positionals } = commandLine(help, {
    allowPositionals: true,
    options: {
      provider: { type: 'string', default: process.env.FLIGHTDECK_PROVIDER },
      wordpress: { type: 'string', default: process.env.FLIGHTDECK_WORDPRESS_DIR },
      scenario: { type: 'string', multiple: true },
      role: { type: 'string', multiple: true, default: ['admin', 'admin2', 'editor'] },
      writes: { type: 'string', default: 'complete' },
      json: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0 || !values.provider) {
    process.stdout.write(help);
    return 2;
  }
  await ensurePackages();
  const data = mkdtempSync(join(tmpdir(), 'flightdeck-versions-'));
  const server = new WordPressServer(data, await freePort(8600), values.wordpress && resolve(values.wordpress));
  const browser = await launch();
  const firstRounds = new Map<string, Round>();
  try {
    await server.start();
    for (const folder of positionals) {
      const path = `/${basename(folder).replace(/\W/g, '-')}/`;
      const jetpack = resolveJetpack(folder, values.provider);
      const { url, folder: site } = await server.installSite({ path, plain: false, multisite: false, jetpack });
      for (const scenario of values.scenario ?? (await scenarioNames(url)))
        for (const role of values.role) {
          await setScenario(url, scenario);
          const context = await newVisitor(browser);
          const hasWrites = role === 'admin' && scenario === values.writes;
          const result = await runRound(context, { url, user: role, paths: readPaths, hasWrites });
          const name = `${scenario}, ${role}`;
          const first = firstRounds.get(name) ?? result;
          firstRounds.set(name, first);
          console.log(values.json ? JSON.stringify({ name, ...result }) : report(name, result, first));
          await context.close();
        }
      rmSync(site, { recursive: true, force: true });
    }
  } finally {
    await browser.close();
    await server.remove();
  }
  return 0;
}

const scenariosSchema = v.object({ known: v.array(v.string()) });

/** Returns the names of the provider's scenarios. */
async function scenarioNames(url: string): Promise<readonly string[]> {
  const answer = await fetch(`${url}/wp-json/lab/v1/scenario`);
  return v.parse(scenariosSchema, await answer.json()).known;
}

try {
  process.exit(await main());
} catch (error) {
  printError(error);
  process.exit(1);
}
