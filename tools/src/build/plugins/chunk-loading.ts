import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const { ensureChunkHandlers, getChunkScriptFilename, publicPath } = RuntimeGlobals;

/** Code that a build adds to webpack's runtime, wherever it loads chunks. */
class ChunkLoadingModule extends RuntimeModule {
  readonly #code: string;

  constructor(name: string, stage: number, code: string) {
    super(name, stage);
    this.#code = code;
  }

  override generate(): string {
    return this.#code;
  }
}

/**
 * Makes webpack load each chunk
 * - from the folder that the loader has stored for the build, not from the folder of the script element: an optimizer can run our
 *   files from a copy inside the page (docs/decisions/030),
 * - together with its texts, and wait for both,
 * - with its hash from the registry. On pages whose Content Security Policy requires Trusted Types, the URL is one that our Trusted
 *   Types policy has created.
 * @param build name of the build, unique on a page
 */
export const chunkLoading = (build: string): WebpackPluginInstance => ({
  apply({ hooks }: Compiler) {
    hooks.compilation.tap('chunkLoading', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(ensureChunkHandlers).tap('chunkLoading', (chunk, requirements) => {
        requirements.add(publicPath);
        requirements.add(getChunkScriptFilename);
        // Both add a function to webpack's list of functions that load chunks. The names are short, because each entry file has this
        // code. The folder comes first: the other functions of the list need it.
        const folder = `${ensureChunkHandlers}.p = () => {\n${publicPath} ||= flightdeck.folders.get(${JSON.stringify(build)});\n};`;
        const texts = `${ensureChunkHandlers}.t = (id, promises) =>promises.push(flightdeck.chunkTexts?.(${publicPath} + ${getChunkScriptFilename}(id)));`;
        const { STAGE_ATTACH, STAGE_BASIC } = RuntimeModule;
        compilation.addRuntimeModule(chunk, new ChunkLoadingModule('folder of the release', STAGE_BASIC, folder));
        compilation.addRuntimeModule(chunk, new ChunkLoadingModule('texts of chunks', STAGE_ATTACH, texts));
      });
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('chunkLoading', (source) =>
        [
          'const file = flightdeck.knownFiles.script(url);',
          'url = file.url;',
          source,
          'script.integrity = file.integrity;',
        ].join('\n'),
      );
    });
  },
});
