import { knownFilesKey } from '@flightdeck/shared/contracts/known-files';
import webpack, { type Compiler } from 'webpack';

/**
 * Lets webpack load each chunk with the hash that the registry has for it, by the hook that webpack offers for that. Pages
 * whose Content Security Policy asks for Trusted Types get an address that our policy made.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('IntegrityPlugin', (source) =>
        [
          `const file = globalThis[Symbol.for(${JSON.stringify(knownFilesKey)})].script(url);`,
          'url = file.url;',
          source,
          'script.integrity = file.integrity;',
        ].join('\n'),
      );
    });
  }
}
