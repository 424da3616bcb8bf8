import type { Compiler, Module } from 'webpack';

/**
 * Puts a widget's copies of the shared modules into few files. webpack would write one file for each module. A page without our root
 * needs all of them, and twenty small files have 5 kB brotli more than one.
 */
export class FallbackChunksPlugin {
  readonly #chunkNameOf: (request: string) => string;

  /** @param chunkNameOf returns the name of the chunk for a shared request, such as `react` */
  constructor(chunkNameOf: (request: string) => string) {
    this.#chunkNameOf = chunkNameOf;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FallbackChunksPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('FallbackChunksPlugin', (modules) => {
        for (const module of modules) {
          const request = sharedRequest(module);
          if (request !== null)
            for (const block of module.blocks) block.groupOptions = { name: this.#chunkNameOf(request) };
        }
      });
    });
  }
}

/** Returns the request of a shared module, such as `react`; null for any other module. */
function sharedRequest(module: Module): string | null {
  if (module.type === 'provide-module' && '_name' in module) return String(module._name);
  if (module.type !== 'consume-shared-module' || !('options' in module)) return null;
  const { options } = module;
  return typeof options === 'object' && options !== null && 'shareKey' in options ? String(options.shareKey) : null;
}
