import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Makes webpack request chunks from the folder that the loader has stored for a build, not from the folder of the script element: an
 * optimizer can run our files from a copy inside the page (docs/decisions/030).
 */
export class FolderPlugin {
  readonly #name: string;

  /** @param name of the build, unique on a page */
  constructor(name: string) {
    this.#name = name;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FolderPlugin', (compilation) => {
      const { ensureChunkHandlers, publicPath } = RuntimeGlobals;
      compilation.hooks.runtimeRequirementInTree.for(ensureChunkHandlers).tap('FolderPlugin', (chunk, requirements) => {
        requirements.add(publicPath);
        compilation.addRuntimeModule(chunk, new FolderModule(this.#name));
      });
    });
  }
}

class FolderModule extends RuntimeModule {
  readonly #name: string;

  constructor(name: string) {
    // This stage puts the function before webpack's functions that load chunks, which need the folder.
    super('folder of the release', RuntimeModule.STAGE_BASIC);
    this.#name = name;
  }

  override generate(): string {
    const { ensureChunkHandlers, publicPath } = RuntimeGlobals;
    return [
      `${ensureChunkHandlers}.p = () => {`,
      `${publicPath} ||= flightdeck.folders.get(${JSON.stringify(this.#name)});`,
      '};',
    ].join('\n');
  }
}
