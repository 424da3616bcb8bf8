import { isDone, isMarkedSame } from './marks';
import type { PoFile } from './po-file';

/**
 * Returns texts of the screens in the Jed format that WordPress uses; null when none of them has a translation.
 * @param source what the texts belong to, such as `mf-settings/security`; a page refuses a file of another source
 * @param keys the texts to include; all by default
 */
export function screenMessages(
  { headers, entries }: PoFile,
  source: string,
  keys?: ReadonlySet<string>,
): string | null {
  const meta = { domain: 'flightdeck', lang: headers.Language ?? '', 'plural-forms': headers['Plural-Forms'] ?? '' };
  const messages = entries
    // A missing text is shown in English, so texts marked as identical to English are left out. Those with plural forms stay: their
    // forms follow the rules of the language, not those of English.
    .filter((entry) => isDone(entry) && (entry.plural !== undefined || !isMarkedSame(entry)))
    .filter(({ key }) => keys?.has(key) ?? true)
    .map(({ key, forms }) => [key, forms]);
  if (messages.length === 0) return null;
  return `${JSON.stringify({ source, locale_data: { flightdeck: Object.fromEntries([['', meta], ...messages]) } })}\n`;
}
