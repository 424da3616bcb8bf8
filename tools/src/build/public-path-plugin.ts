import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Takes the folder of a build's files from the address of the running script. webpack's own code looks for `importScripts` first,
 * and every page with an element of that ID has it.
 */
export class PublicPathPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PublicPathPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap('PublicPathPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new PublicPathModule());
        // In place of webpack's own module.
        return true;
      });
    });
  }
}

class PublicPathModule extends RuntimeModule {
  constructor() {
    super('public path', RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    // Elements with a name hide properties of `document`, but not those of its prototype.
    const script = 'Reflect.get(Document.prototype, "currentScript", document)';
    return `${RuntimeGlobals.publicPath} = new URL(".", ${script}.src).href;`;
  }
}
