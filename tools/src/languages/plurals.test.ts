import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { _n, startI18n } from '@flightdeck/shared/i18n';
import { loadMessages } from '@flightdeck/shared/i18n/loading';
import { LanguageFolder } from './folder';
import { isDone } from './marks';
import { screenMessages } from './screen-messages';

const repo = join(__dirname, '../../..');
const folder = new LanguageFolder(repo);
const shipped: string[] = JSON.parse(readFileSync(join(repo, 'languages/shipped.json'), 'utf8'));

/** A number for each plural form of a language, in the order of its forms. */
const numbers: Readonly<Record<string, readonly number[]>> = {
  ar: [0, 1, 2, 3, 11, 100],
  de_DE: [1, 2],
  es_ES: [1, 2],
  fr_FR: [0, 2],
  ja: [5],
  pt_BR: [1, 2],
};

test.each(shipped)('screens show every plural form of %s for its numbers', async (locale) => {
  const file = folder.read(locale);
  const counted = file.entries.find((entry) => entry.plural !== undefined && !entry.context && isDone(entry));
  if (counted?.plural === undefined) throw new Error(`${locale} has no translated plural.`);
  const { key: english, plural, forms } = counted;
  const language = locale.split('_')[0] ?? '';
  const session = { lang: language, dir: 'ltr' as const, timeZone: 'UTC', messages: null };
  const fetching = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(screenMessages(file, 'mf-x/y')));
  startI18n(session);
  await loadMessages(session, { url: 'https://site.example/y.json', integrity: '', source: 'mf-x/y', language });
  fetching.mockRestore();
  expect(numbers[locale]).toHaveLength(forms.length);
  expect((numbers[locale] ?? []).map((count) => _n(english, plural, count))).toEqual(forms);
});
