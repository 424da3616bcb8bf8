import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Makes webpack load the texts of a chunk together with its script, and wait for both. */
export class ChunkTextsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkTextsPlugin', (compilation) => {
      const { ensureChunkHandlers, getChunkScriptFilename, publicPath } = RuntimeGlobals;
      compilation.hooks.runtimeRequirementInTree
        .for(ensureChunkHandlers)
        .tap('ChunkTextsPlugin', (chunk, requirements) => {
          requirements.add(getChunkScriptFilename);
          requirements.add(publicPath);
          compilation.addRuntimeModule(chunk, new ChunkTextsModule());
        });
    });
  }
}

class ChunkTextsModule extends RuntimeModule {
  constructor() {
    super('texts of chunks', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { ensureChunkHandlers, getChunkScriptFilename, publicPath } = RuntimeGlobals;
    return [
      // Adds a function to webpack's list of functions that load chunks. The name is one letter, because each entry file has this code.
      `${ensureChunkHandlers}.t = (id, promises) =>`,
      `promises.push(flightdeck.chunkTexts?.(${publicPath} + ${getChunkScriptFilename}(id)));`,
    ].join(' ');
  }
}
