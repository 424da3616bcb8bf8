import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/** Matches words that filter lists of content blockers look for in addresses, class names and IDs. Short ones match only as whole words. */
const blockedWords =
  /(?<![a-z])(ads?|share|social|tracks?|pixel)(?![a-z])|advert|analytics|banner|beacon|coupon|popup|promo|sharing|sponsor|stats|survey|tracker|tracking|upsell|affiliate|telemetry/i;

/** Returns the first word in a name that content blockers look for; undefined for a name without such a word. */
export const blockedWord = (name: string): string | undefined =>
  blockedWords.exec(name.replace(/([a-z])([A-Z])/g, '$1-$2'))?.[0].toLowerCase();

/** Returns the name of a chunk, or `part-` and a number in place of a name that content blockers refuse. */
export const neutralName = (chunk: string): string =>
  blockedWord(chunk) === undefined
    ? chunk
    : `part-${Number.parseInt(createHash('sha256').update(chunk).digest('hex').slice(0, 8), 16)}`;

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
