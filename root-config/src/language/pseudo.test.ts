import { __, _n, _x, sprintf, startI18n } from '@flightdeck/shared/i18n';
import fc from 'fast-check';
import { pseudo } from './pseudo';

const pageLocale = { dir: 'ltr' as const, timeZone: 'UTC', messages: null };
afterEach(() => startI18n({ ...pageLocale, lang: 'en' }));

test('every translation function adds accents in the pseudo language', () => {
  startI18n({ ...pageLocale, lang: 'en-XA' }, pseudo);
  expect(__('Save')).toBe('Śáávéé');
  expect(_x('Open', 'verb')).toBe('Óóṕééńń');
  expect(sprintf(_n('%d threat', '%d threats', 1), 1)).toBe('1 thŕŕééáát');
  expect(sprintf(_n('%d threat', '%d threats', 3), 3)).toBe('3 thŕŕééáátś');
});

test('a language set afterwards has no accents', () => {
  startI18n({ ...pageLocale, lang: 'en-XA' }, pseudo);
  startI18n({ ...pageLocale, lang: 'en-GB' });
  expect(__('Save')).toBe('Save');
});

test('accents are added to translated texts too', () => {
  startI18n({ ...pageLocale, lang: 'en-XA', messages: { Save: ['Keep'] } }, pseudo);
  expect(__('Save')).toBe('Ḱééééṕ');
});

const placeholders = /<[^<>]*>|&\w+;|%(?:\d+\$)?[-+\d.]*[a-z%]/gi;

test.each([
  'Connected as <login>%s</login>',
  'Error unlinking from %1$s. Error: %2$s',
  '%d%% off, %.2f left',
  'Backup &amp; Scan <site/>',
])('markup and placeholders stay unchanged in %p', (text) => {
  expect(pseudo(text).match(placeholders)).toEqual(text.match(placeholders));
  expect(pseudo(text)).not.toBe(text);
});

test('texts get 30 to 50 % longer', () => {
  const text = 'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';
  const ratio = pseudo(text).length / text.length;
  expect(ratio).toBeGreaterThan(1.3);
  expect(ratio).toBeLessThan(1.5);
});

test('any text with a vowel gets accents and still has Latin letters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z ]*[aeiou][A-Za-z ]*$/), (text) => {
      expect(pseudo(text)).toMatch(/\p{Script=Latin}/u);
      expect(pseudo(text)).not.toBe(text);
      expect(pseudo(text).normalize('NFD')).toMatch(/\u0301/);
    }),
  );
});
