import { embedOf, pageUnit, releaseOf } from '../releases/release';
import type { Target } from '../targets/target';

/**
 * Copies the embed script of the live page, which another deploy may have replaced during the upload, to its permanent address. Prints
 * the script's hash, for pages that pin it.
 */
export async function replaceEmbed(target: Target, print: (line: string) => void): Promise<void> {
  const live = releaseOf(await target.read(), pageUnit);
  if (!live) return;
  await target.replaceEmbed(live);
  const embed = embedOf(live);
  if (embed) print(`Embed script: ${embed.base}embed.js ${embed.files['embed.js']}`);
}
