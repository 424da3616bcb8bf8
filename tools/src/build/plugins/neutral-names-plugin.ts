import type { Compiler } from 'webpack';
import { neutralName } from './blocked-names';

/** Gives chunks neutral names before webpack names their files: content blockers refuse files such as `coupon.js`. */
export class NeutralNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NeutralNamesPlugin', (compilation) => {
      compilation.hooks.beforeChunkIds.tap('NeutralNamesPlugin', (chunks) => {
        for (const chunk of chunks) if (chunk.name) chunk.name = neutralName(chunk.name);
      });
    });
  }
}
