import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/** Words that filter lists of content blockers look for in addresses, class names and ids. The first ones are whole words. */
const words =
  /(?<![a-z])(ads?|share|social|tracks?|pixel)(?![a-z])|advert|analytics|banner|beacon|coupon|popup|promo|sharing|sponsor|stats|survey|tracker|tracking|upsell|affiliate|telemetry/i;

/** Returns the first word of a name that content blockers look for; undefined for a name that none blocks. */
export const blockedWord = (name: string): string | undefined =>
  words.exec(name.replace(/([a-z])([A-Z])/g, '$1-$2'))?.[0].toLowerCase();

/** Returns the name of a file: the name of its chunk, or a number in place of a name that content blockers refuse. */
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
