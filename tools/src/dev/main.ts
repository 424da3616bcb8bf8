import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import webpack from 'webpack';
import { areaEntry } from '../build/entries';
import { areaNeeds } from '../build/shared-entries';
import { unitManifest } from '../build/unit-manifest';
import { areaConfig, containerName, readManifest, repo } from '../build/webpack-base';
import { areaNames } from '../common/repo';
import { commandLine } from '../setup/command-line';
import { installDependencies } from '../setup/dependencies.mjs';
import { whenNpmEnds } from '../setup/parent.mjs';
import { printError } from '../setup/printable.mjs';
import { step } from '../setup/step.mjs';
import { DevEntryFile } from './dev-entry-file';
import { freePort, portOf } from './free-port';
import { MessagesPlugin } from './messages-plugin';

const help = `npm start -w <area>   serves one area with live reload to the running site (npm start)
  -- --port PORT      first port to try; default: 8420`;

/**
 * `npm start -w mf-dashboard`: serves one area with live reload. The running site (`npm start`) uses it instead of the
 * built area, from the next page load until this server stops.
 */
async function main(): Promise<void> {
  const options = { port: { type: 'string' } } as const;
  const { values, positionals: names } = commandLine(help, { options, allowPositionals: true });
  const firstPort = portOf(values.port, 8420);
  const area = areaNames.find((name) => name === names[0]);
  if (!area || names.length > 1) {
    throw new Error(
      `Name the area to serve: npm start -w mf-dashboard. Areas: ${areaNames.join(', ')}. For the page itself (root-config), run "npm run build -- root-config" and reload the page.`,
    );
  }
  // The server of webpack is one of the tools that `npm start` does not install.
  await step('Dependencies', () => installDependencies(repo, true));
  const { devServer } = await import('./server');
  const dir = join(repo, area);
  const { version } = v.parse(
    v.object({ version: v.string() }),
    JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')),
  );
  const compiler = webpack(areaConfig(dir, { development: true }));
  if (!compiler) throw new Error('webpack could not start.');
  new MessagesPlugin(unitManifest(readManifest(dir), 'area')).apply(compiler);
  const port = await freePort(firstPort);
  const origin = `http://127.0.0.1:${port}/`;
  const entryFile = new DevEntryFile(join(repo, 'build', 'dev', `${area}.json`));
  compiler.hooks.done.tap('flightdeck', ({ compilation }) => {
    // webpack prints the errors. The entry of the last successful build stays in use.
    if (compilation.errors.length > 0) return;
    try {
      const release = { base: `${area}/development/`, version: `${version}-development`, files: {} };
      const manifest = unitManifest(readManifest(dir), 'area');
      const entry = areaEntry(compilation, manifest, areaNeeds(), containerName(area), release);
      if (entryFile.write({ ...entry, origin })) announce(area, origin);
    } catch (error) {
      printError(error);
    }
  });
  process.on('exit', () => entryFile.remove());
  process.on('SIGHUP', () => process.exit());
  whenNpmEnds(() => process.exit());
  await devServer(compiler, port).start();
}

function announce(area: string, url: string): void {
  console.log(`${area} is served from ${url} instead of the built files.`);
  console.log('Open the dashboard of the running site (npm start, http://127.0.0.1:8400 by default), or reload it.');
}

main().catch((error: unknown) => {
  printError(error);
  process.exit(1);
});
