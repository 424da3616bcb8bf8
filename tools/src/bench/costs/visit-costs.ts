import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration, type MultiConfiguration } from 'webpack';
import { units } from '../../build/units';
import { repo } from '../../build/webpack-base';
import type { LoadedFile } from '../visit/first-visit';
import { type BuiltFile, fileCosts, styleGroup } from './file-costs';

/** Compressed bytes of a visit by group of sources. */
export interface VisitCosts {
  /** Files that were requested before the first card was visible. */
  readonly beforeCard: ReadonlyMap<string, number>;
  /** All files of the visit. */
  readonly whole: ReadonlyMap<string, number>;
  /** The HTTP client, which loads at the first interaction with the page. */
  readonly atFirstInteraction: ReadonlyMap<string, number>;
}

const set = join(repo, 'build/set');

/** Parses the path of a published file into unit and name: `mf-dashboard/1.0.0-1a2b/remote.js`. */
const parsePath = (file: string) => ({ unit: file.split('/', 1)[0] ?? '', name: file.split('/').slice(2).join('/') });

/**
 * Builds the units of a visit again, with source maps, and returns the bytes of each group of sources.
 * @param visit files that the visit loaded
 * @throws Error when the published set is older than the sources, or the build fails
 */
export async function visitCosts(visit: readonly LoadedFile[]): Promise<VisitCosts> {
  const outputFolder = mkdtempSync(join(tmpdir(), 'flightdeck-costs-'));
  try {
    const names = new Set(visit.map(({ file }) => parsePath(file).unit));
    const visitedUnits = units().filter(({ name }) => names.has(name));
    await compile(
      await Promise.all(visitedUnits.map(async (unit) => withMaps(await unit.config(), join(outputFolder, unit.name)))),
    );
    const readBuilt = (file: string, bytes: number): BuiltFile => {
      const { unit, name } = parsePath(file);
      const code = readFileSync(join(outputFolder, unit, name), 'utf8');
      if (code !== readFileSync(join(set, file), 'utf8'))
        throw new Error(`${file} is older than its sources: run "npm run build".`);
      return { code, map: JSON.parse(readFileSync(join(outputFolder, unit, `${name}.map`), 'utf8')), bytes };
    };
    const costsOf = (files: readonly LoadedFile[]) => {
      const scripts = files.filter(({ file }) => file.endsWith('.js'));
      const costs = fileCosts(scripts.map(({ file, bytes }) => readBuilt(file, bytes)));
      const styles = files.filter(({ file }) => file.endsWith('.css')).reduce((sum, { bytes }) => sum + bytes, 0);
      return costs.set(styleGroup, (costs.get(styleGroup) ?? 0) + styles);
    };
    // The HTTP client is beside the main script, and loads at the first interaction.
    const main = visit.find(({ file }) => file.endsWith('/main.js'));
    const file = main?.file.replace(/main\.js$/, 'http.js');
    const httpFiles = file ? [{ file, bytes: readFileSync(join(set, `${file}.br`)).length, isBeforeCard: false }] : [];
    return {
      beforeCard: costsOf(visit.filter(({ isBeforeCard }) => isBeforeCard)),
      whole: costsOf(visit),
      atFirstInteraction: costsOf(httpFiles),
    };
  } finally {
    rmSync(outputFolder, { recursive: true });
  }
}

/** Returns a configuration that builds the same code into another folder. A hidden source map does not change the code. */
const withMaps = (config: Configuration, path: string): Configuration => ({
  ...config,
  devtool: 'hidden-source-map',
  cache: false,
  output: { ...config.output, path },
});

async function compile(configs: readonly Configuration[]): Promise<void> {
  const options: MultiConfiguration = Object.assign([...configs], { parallelism: 2 });
  const compiler = webpack(options);
  if (!compiler) throw new Error('webpack could not start.');
  const errors = await new Promise<string>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || !stats ? reject(error) : resolve(stats.hasErrors() ? stats.toString('errors-only') : ''),
    );
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (errors) throw new Error(errors);
}
