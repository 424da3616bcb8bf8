/** Returns the content of a file with translations. @param source area and chunk, such as `mf-settings/security` */
export const translations = (source: string, texts: object) => ({
  source,
  locale_data: { flightdeck: { '': { lang: 'de_DE', 'plural-forms': 'nplurals=2; plural=(n != 1);' }, ...texts } },
});

/**
 * Answers the requests of `fetch` for files with translations.
 * @param contentOf returns the content of a file; undefined if it is missing
 * @returns the addresses that are requested, each with its hash
 */
export function serveTexts(contentOf: (url: string) => unknown): string[] {
  const requests: string[] = [];
  Reflect.set(globalThis, 'fetch', async (url: string, { integrity }: { readonly integrity: string }) => {
    requests.push(`${url} ${integrity}`.trim());
    const content = contentOf(url);
    // End the pause before the next attempt.
    if (content === undefined) setTimeout(() => globalThis.dispatchEvent(new Event('online')));
    return { ok: content !== undefined, json: async () => content };
  });
  return requests;
}
