import { embedOf, pageUnit, releaseOf } from './release';
import type { Target } from './target';

/**
 * Replaces the embed script by the one of the page that is live by now, which can be that of another deploy. Prints its hash, to
 * pin it.
 */
export async function replaceEmbed(target: Target, say: (line: string) => void): Promise<void> {
  const live = releaseOf(await target.read(), pageUnit);
  if (!live) return;
  await target.replaceEmbed(live);
  const embed = embedOf(live);
  if (embed) say(`Embed script: ${embed.base}embed.js ${embed.files['embed.js']}`);
}
