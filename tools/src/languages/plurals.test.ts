import { join } from 'node:path';
import { _n, startI18n } from '@flightdeck/shared/i18n';
import { loadMessages } from '@flightdeck/shared/i18n/loading';
import { LanguageFolder } from './folder';
import { screenMessages } from './screen-messages';

const folder = new LanguageFolder(join(__dirname, '../../..'));

/** A number for each plural form of a language, in the order of the forms. */
const numbers: Readonly<Record<string, readonly number[]>> = {
  ar: [0, 1, 2, 3, 11, 100],
  de_DE: [1, 2],
  es_ES: [1, 2],
  fr_FR: [0, 2],
  ja: [5],
  pt_BR: [1, 2],
};

test.each(folder.shipped())('screens show every plural form of %s for a number that uses it', async (locale) => {
  const file = folder.read(locale);
  const entryWithPlural = file.entries.find(
    ({ key, text, plural, isTranslated }) => plural !== undefined && key === text && isTranslated,
  );
  if (entryWithPlural?.plural === undefined) throw new Error(`${locale} has no translated plural.`);
  const { key: english, plural, forms } = entryWithPlural;
  const language = locale.split('_')[0] ?? '';
  const session = { lang: language, dir: 'ltr' as const, timeZone: 'UTC', messages: null };
  const fetchSpy = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(screenMessages(file, 'mf-x/y')));
  startI18n(session);
  await loadMessages(session, { url: 'https://site.example/y.json', integrity: '', source: 'mf-x/y', language });
  fetchSpy.mockRestore();
  expect(numbers[locale]).toHaveLength(forms.length);
  expect((numbers[locale] ?? []).map((count) => _n(english, plural, count))).toEqual(forms);
});
