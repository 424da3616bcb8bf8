import type { Compiler, Module } from 'webpack';

/**
 * Joins the modules that a widget contains for pages without them into few files. webpack would write one file for each shared
 * module. A page without our root needs all of them, and twenty small files compress worse than one, by 5 kB brotli.
 */
export class FallbackChunksPlugin {
  readonly #chunkOf: (request: string) => string;

  /** @param chunkOf returns the file of the widget's own copy, for a shared request */
  constructor(chunkOf: (request: string) => string) {
    this.#chunkOf = chunkOf;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FallbackChunksPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('FallbackChunksPlugin', (modules) => {
        for (const module of modules) {
          const request = sharedRequest(module);
          if (request !== null)
            for (const block of module.blocks) block.groupOptions = { name: this.#chunkOf(request) };
        }
      });
    });
  }
}

/** Returns the request of a module of webpack's sharing; null for any other module. */
function sharedRequest(module: Module): string | null {
  if (module.type === 'provide-module' && '_name' in module) return String(module._name);
  if (module.type !== 'consume-shared-module' || !('options' in module)) return null;
  const { options } = module;
  return typeof options === 'object' && options !== null && 'shareKey' in options ? String(options.shareKey) : null;
}
