import type { PoFile } from './po-file';

/**
 * Returns translations for screens in the Jed format that WordPress uses, as JSON; null when none of the texts has one.
 * @param source part or page that shows the texts, such as `mf-settings/security`; a page refuses a file of another source
 * @param keys keys of the texts to include; default: all texts
 */
export function screenMessages(
  { headers, entries }: PoFile,
  source: string,
  keys?: ReadonlySet<string>,
): string | null {
  const meta = { domain: 'flightdeck', lang: headers.Language ?? '', 'plural-forms': headers['Plural-Forms'] ?? '' };
  const messages = entries
    // Screens show a missing text in English, so leave out texts that are the same in English. Include those with a plural,
    // because the plural rule of the language can differ from the English rule.
    .filter((entry) => entry.isTranslated && (entry.plural !== undefined || entry.forms[0] !== entry.text))
    .filter(({ key }) => keys?.has(key) ?? true)
    .map(({ key, forms }) => [key, forms]);
  if (messages.length === 0) return null;
  return `${JSON.stringify({ source, locale_data: { flightdeck: Object.fromEntries([['', meta], ...messages]) } })}\n`;
}
