import webpack, { type Compiler } from 'webpack';

/**
 * Makes webpack load each chunk with its hash from the registry, through webpack's own hook. On pages whose Content Security
 * Policy requires Trusted Types, the URL is one that our Trusted Types policy has created.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('IntegrityPlugin', (source) =>
        [
          'const file = flightdeck.knownFiles.script(url);',
          'url = file.url;',
          source,
          'script.integrity = file.integrity;',
        ].join('\n'),
      );
    });
  }
}
