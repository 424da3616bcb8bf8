import { embedOf, pageUnit, releaseOf } from '../releases/release';
import type { Target } from '../targets/target';

/**
 * Copies the embed script of the page that is live now, which another deploy may have published. Prints its hash for
 * pinning.
 */
export async function replaceEmbed(target: Target, print: (line: string) => void): Promise<void> {
  const live = releaseOf(await target.read(), pageUnit);
  if (!live) return;
  await target.replaceEmbed(live);
  const embed = embedOf(live);
  if (embed) print(`Embed script: ${embed.base}embed.js ${embed.files['embed.js']}`);
}
