import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AreaJson, areaJsonSchema } from '@flightdeck/shared/contracts/areas';
import { pageBuild } from '@flightdeck/shared/contracts/releases';
import { fileTimeLimit } from '@flightdeck/shared/timing';
import TerserPlugin from 'terser-webpack-plugin';
import * as v from 'valibot';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { oldestBrowsers } from '../common/browsers';
import { repo } from '../common/repo';
import { embedFiles } from './embed-files';
import { NeutralNamesPlugin } from './plugins/blocked-names';
import { chunkLoading } from './plugins/chunk-loading';
import { classNames, globalSheets } from './plugins/class-names';
import { FallbackChunksPlugin } from './plugins/fallback-chunks-plugin';
import { consumedConfig, fallbackChunk, providedConfig, widgetSharedConfig } from './shared-entries';
import { sourceStamp } from './source-stamp';

const buildFolder = dirname(fileURLToPath(import.meta.url));

export { repo };

const browsers = oldestBrowsers(repo);

/** Options of a build. */
export interface BuildMode {
  /** Whether names remain readable and files have source maps. Development builds do not use `eval`, which the CSP forbids. */
  readonly development?: boolean;
}

/** Returns the folder with the built files of a unit, before they are published. */
export const outputOf = (unit: string): string => join(repo, 'build', '.out', unit);

/**
 * Returns the common configuration of all builds.
 * @param name name of the build, unique on a page, so that webpack separates the chunks of different builds
 * @param unit name of the unit, for its folder of built files and its cache
 * @param furtherPlugins run after those of all builds
 */
export function baseConfig(
  name: string,
  unit: string,
  { development = false }: BuildMode = {},
  furtherPlugins: readonly WebpackPluginInstance[] = [],
): Configuration {
  return {
    name: unit,
    context: repo,
    mode: development ? 'development' : 'production',
    devtool: development && 'source-map',
    // The oldest browsers of package.json.
    target: `browserslist:${join(repo, 'package.json')}`,
    output: {
      path: outputOf(unit),
      // Not 'auto', which reads the address of a script element (plugins/chunk-loading.ts).
      publicPath: '',
      uniqueName: name,
      // Keep the lists of loaded chunks in our own object. An element in user markup could have the name of a global as its ID.
      globalObject: '(flightdeck.chunks??={})',
      clean: true,
      // The name of a release's folder contains a hash of all its files, so the names of the files need no hash.
      filename: '[name].js',
      chunkFilename: '[name].js',
      chunkLoadTimeout: fileTimeLimit,
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      conditionNames: ['es2015', 'browser', 'import', 'module', 'default'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            env: { targets: [...browsers] },
            // Automatic JSX runtime without its development form, which needs a development React in the page.
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false } },
            },
          },
        },
        // The page does not use the default instance of @wordpress/i18n, which would add a system of hooks.
        { test: /[/\\]@wordpress[/\\](i18n|hooks)[/\\]/, sideEffects: false },
        { test: /\.css$/, sideEffects: true, use: cssLoaders(name, development) },
      ],
    },
    optimization: {
      splitChunks: false,
      // Short IDs may change from build to build: each release has its own folder. Cached builds mix them up (docs/decisions/004).
      ...(!development && { moduleIds: 'size', chunkIds: 'size', mangleExports: 'size' }),
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // swc uses threads. Starting more processes for files in parallel takes longer than it saves.
          parallel: false,
          extractComments: false,
          exclude: entryFile,
          terserOptions: { compress: { passes: 3 } },
        }),
        // Terser takes four times as long, but removes functions of webpack's sharing runtime that an entry does not call.
        new TerserPlugin({ parallel: false, extractComments: false, include: entryFile }),
      ],
    },
    plugins: [
      new NeutralNamesPlugin(),
      // axios looks up this global to detect workers. In a page, it could only find an element with this ID, for which `instanceof`
      // throws an error.
      new webpack.DefinePlugin({ 'typeof WorkerGlobalScope': '"undefined"' }),
      // Code of webpack runs before that of `pageGlobals`, and needs the same object.
      new webpack.BannerPlugin({
        banner: 'Object.hasOwn(self,"flightdeck")||(self.flightdeck={});',
        raw: true,
        entryOnly: true,
      }),
      // Runs after the minimizer, which would remove the comment.
      new webpack.BannerPlugin({
        banner: compileHint,
        raw: true,
        // These files are small, so compiling their functions early gains nothing, and they should have no needless bytes.
        exclude: [...embedFiles],
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      ...furtherPlugins,
    ],
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  };
}

/** File name of the container of an area or of widgets. */
const entryFile = 'remote.js';

/**
 * First line of each script except `embedFiles`. It makes Chromium compile all functions while the script loads, in the
 * background, instead of each one on the main thread at its first call. Other browsers see a comment (docs/decisions/012).
 */
const compileHint = '//# allFunctionsCalledOnLoad';

const globalPaths = globalSheets.map((sheet) => join(repo, sheet));

/** Returns the loaders of style sheets; webpack runs the last one first. */
function cssLoaders(name: string, development: boolean) {
  return [
    join(buildFolder, 'plugins/css-module-loader.cjs'),
    {
      loader: 'css-loader',
      options: {
        exportType: 'string',
        url: false,
        // A source map would become part of the text of the style sheet.
        sourceMap: development,
        importLoaders: 1,
        modules: {
          auto: (path: string) => !globalPaths.includes(path),
          namedExport: true,
          exportLocalsConvention: 'as-is',
          // Two releases can style one page, so their class names must differ, even for equal source names.
          ...(development
            ? { localIdentName: 'fd-[name]-[local]-[hash:base64:4]', localIdentHashSalt: name }
            : { getLocalIdent: classNames(name) }),
        },
      },
    },
    join(buildFolder, 'plugins/css-minify-loader.cjs'),
  ];
}

/** Reads and checks an area's manifest. @throws Error that names the field and the area */
export function readManifest(dir: string): AreaJson {
  const result = v.safeParse(areaJsonSchema, JSON.parse(readFileSync(join(dir, 'area.json'), 'utf8')));
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'area.json'}: ${issue.message}`);
  throw new Error(`${dir}/area.json is not valid.\n  ${issues.join('\n  ')}`);
}

/** Returns the global name of an area's container. */
export const containerName = (area: string): string => `flightdeck_${area.replace(/-/g, '_')}`;

/**
 * Returns the build of an area for the page of our root. It consumes the shared modules of the page and provides
 * none, which makes its entry file half as large as with a full federation plugin.
 * @param dir the area's folder
 */
export function areaConfig(dir: string, mode: BuildMode = {}): Configuration {
  const { name } = readManifest(dir);
  const container = containerName(name);
  const plugins = [
    chunkLoading(container),
    new webpack.container.ContainerPlugin(containerOptions(container, dir, 'area.tsx')),
    new webpack.sharing.ConsumeSharedPlugin({ consumes: consumedConfig() }),
  ];
  return { ...baseConfig(container, name, mode, plugins), entry: {} };
}

/**
 * Returns the build of an area's widgets for other pages. The container's name has the stamp of its sources, so that two
 * releases can be on one page. The version of the package would not be enough, because builds of one version can differ.
 */
export function widgetConfig(dir: string): Configuration {
  const { name } = readManifest(dir);
  const container = `${containerName(name)}_widgets_${sourceStamp([name]).slice(0, 8)}`;
  const shared = widgetSharedConfig();
  const plugins = [
    chunkLoading(container),
    new webpack.container.ModuleFederationPlugin({ ...containerOptions(container, dir, 'widgets.tsx'), shared }),
    new FallbackChunksPlugin(fallbackChunk),
  ];
  return { ...baseConfig(container, `${name}-widgets`, {}, plugins), entry: {} };
}

/** @param file the file in `src` that the container exposes */
const containerOptions = (container: string, dir: string, file: string) => ({
  name: container,
  library: { type: 'var', name: container },
  filename: entryFile,
  // webpack hashes this path for the ID of the module. With an absolute path, the same sources would give other files in another clone.
  exposes: { './area': { import: `./${relative(repo, dir)}/src/${file}`, name: 'area' } },
});

/** Returns the build of the page. The HTML names its scripts, which contain all modules that the page shares with areas. */
export function pageConfig(): Configuration {
  // The page only provides modules, so it needs no runtime for consuming them.
  const provided = new webpack.sharing.ProvideSharedPlugin({ provides: providedConfig() });
  const base = baseConfig(pageBuild, 'root-config', {}, [chunkLoading(pageBuild), provided]);
  return {
    ...base,
    entry: { main: join(repo, 'root-config/src/main.ts') },
    optimization: {
      ...base.optimization,
      // Browsers can load and compile our code and the libraries in parallel.
      splitChunks: {
        cacheGroups: {
          defaultVendors: false,
          default: false,
          libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial', enforce: true },
        },
      },
    },
  };
}

/** Returns the build of the modules for other pages, each as one file. */
export function embedConfig(): Configuration {
  const base = baseConfig('flightdeck_embed', 'embed');
  return {
    ...base,
    entry: Object.fromEntries(
      embedFiles.map((name) => [
        name.replace('.js', ''),
        join(repo, 'root-config/src/embed', name.replace('.js', '.ts')),
      ]),
    ),
    output: { ...base.output, library: { type: 'module' }, module: true },
    experiments: { outputModule: true },
  };
}
