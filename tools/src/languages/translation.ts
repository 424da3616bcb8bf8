import { mo, po } from 'gettext-parser';

/** Files that a site loads for one language. */
export interface Translation {
  /** Texts of the screens, in the Jed format that WordPress uses. */
  readonly json: string;
  /** All texts, for the PHP of the plugin. */
  readonly mo: Buffer;
  /** Texts with a translation, and all texts. */
  readonly done: number;
  readonly all: number;
}

/** Returns what a site needs of a translated catalogue. Texts that are empty or marked `fuzzy` stay in English. */
export function translation(text: string): Translation {
  const { headers, translations, ...rest } = po.parse(text);
  const entries = Object.values(translations)
    .flatMap((texts) => Object.values(texts))
    .filter(({ msgid }) => msgid !== '');
  const done = entries.filter(({ msgstr, comments }) => msgstr.every(Boolean) && !comments?.flag?.includes('fuzzy'));
  const meta = { domain: 'flightdeck', lang: headers.Language ?? '', 'plural-forms': headers['Plural-Forms'] ?? '' };
  const messages = done.map(({ msgctxt, msgid, msgstr }) => [
    msgctxt === undefined ? msgid : `${msgctxt}\u0004${msgid}`,
    msgstr,
  ]);
  const kept = new Set(done);
  const translated = Object.entries(translations).map(([context, texts]) => [
    context,
    Object.fromEntries(Object.entries(texts).filter(([key, each]) => (context === '' && key === '') || kept.has(each))),
  ]);
  return {
    json: `${JSON.stringify({ locale_data: { flightdeck: Object.fromEntries([['', meta], ...messages]) } })}\n`,
    mo: mo.compile({ ...rest, headers, translations: Object.fromEntries(translated) }),
    done: done.length,
    all: entries.length,
  };
}
