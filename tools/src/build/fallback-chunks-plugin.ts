import type { Compiler, Module } from 'webpack';

/**
 * Puts what a widget brings for pages that lack it into few files. webpack makes a file of each shared module; a page
 * without our root needs all of them, and twenty small files compress worse than one, by 5 kB brotli.
 */
export class FallbackChunksPlugin {
  readonly #chunkOf: (request: string) => string;

  /** @param chunkOf name of the file that a shared request's own copy belongs to */
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

/** The request a module of webpack's sharing stands for; null for any other module. */
function sharedRequest(module: Module): string | null {
  if (module.type === 'provide-module' && '_name' in module) return String(module._name);
  if (module.type !== 'consume-shared-module' || !('options' in module)) return null;
  const { options } = module;
  return typeof options === 'object' && options !== null && 'shareKey' in options ? String(options.shareKey) : null;
}
