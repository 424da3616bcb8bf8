import fc from 'fast-check';
import { knownLocale } from './locale';

test.each([
  ['de-DE', 'de-DE'],
  ['de_DE', 'de-DE'],
  ['de_DE_formal', 'de-DE-formal'],
  ['pt_PT_ao90', 'pt-PT'],
  ['pt-PT-ao90', 'pt-PT'],
  ['enUS', 'en-US'],
  ['sr@latin', 'sr-Latn'],
  ['sr_RS@latin', 'sr-Latn-RS'],
  ['sr_RS.UTF-8@latin', 'sr-Latn-RS'],
  ['sr_RS@cyrillic', 'sr-RS'],
  ['de_DE.UTF-8', 'de-DE'],
  ['de_DE@euro', 'de-DE'],
  ['zh_Hant_HK', 'zh-Hant-HK'],
  ['es_419', 'es-419'],
  ['DE', 'de'],
  ['de-XYZW1234567', 'de'],
  ['de-', 'de'],
  [' fr ', 'fr'],
  ['en-US, de', 'en'],
  ['no language!', 'en'],
  ['art_xpirate', 'en'],
  ['zz', 'en'],
  ['english', 'en'],
  ['C', 'en'],
  ['x-default', 'en'],
  ['de; DROP', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [null, 'en'],
  [{ toString: 5 }, 'en'],
])('%p becomes the language tag %s', (lang, tag) => {
  expect(knownLocale(lang)).toBe(tag);
});

test('Intl accepts the tag of any value', () => {
  const localeLikeText = fc.stringMatching(/^[A-Za-z]{1,8}([-_@. ][A-Za-z0-9]{0,9}){0,3}$/);
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), localeLikeText), (lang) => {
      expect(() => new Intl.DateTimeFormat(knownLocale(lang)).format(0)).not.toThrow();
    }),
  );
});
