import { mo, po } from 'gettext-parser';

/** Returns a translated catalogue in the binary form, for the PHP of the plugin. Leaves out texts that are empty or marked `fuzzy`. */
export function moFile(text: string): Buffer {
  const { translations, ...rest } = po.parse(text);
  const done = Object.entries(translations).map(([context, texts]) => [
    context,
    Object.fromEntries(
      Object.entries(texts).filter(
        ([key, { msgstr, comments }]) =>
          (context === '' && key === '') || (msgstr.every(Boolean) && !comments?.flag?.includes('fuzzy')),
      ),
    ),
  ]);
  return mo.compile({ ...rest, translations: Object.fromEntries(done) });
}
