import type { AreaJson } from '@flightdeck/shared/contracts/areas';
import type { Compiler } from 'webpack';
import { messageFiles, shippedLanguages } from '../build/release-messages';
import { repo } from '../common/repo';
import { LanguageFolder } from '../languages/folder';

/** Serves the texts of an area in each shipped language beside its scripts. Reads the languages once, at the start. */
export class MessagesPlugin {
  readonly #languages = shippedLanguages(new LanguageFolder(repo));
  readonly #manifest: AreaJson;

  constructor(manifest: AreaJson) {
    this.#manifest = manifest;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('messages', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'messages', stage }, () => {
        const languages = this.#languages;
        const source = { manifest: this.#manifest, languages, hasOneFilePerPart: true } as const;
        for (const [name, text] of messageFiles(compilation, source))
          compilation.emitAsset(name, new sources.RawSource(text));
      });
    });
  }
}
