import { checkEntry } from './check-entry';
import { readGlossary } from './glossary';
import { locales } from './locales';
import type { Entry } from './po-file';

const glossary = readGlossary(
  'term,translation,note\nlicense,Lizenz,\nlicense key,Lizenzschlüssel|Schlüssel,\n',
  'g.csv',
);

function problems(locale: string, text: string, forms: readonly string[], more: Partial<Entry> = {}): string[] {
  const data = locales[locale];
  if (!data) throw new Error(`${locale} is unknown`);
  const entry = { key: text, text, forms, notes: '', remarks: '', isFuzzy: false, references: [], ...more };
  return checkEntry(entry, { locale, data, glossary: locale === 'de_DE' ? glossary : [] });
}

const noBreakSpace = '\u00a0';
const narrowSpace = '\u202f';

test.each([
  ['de_DE', 'Save', 'Speichern'],
  ['de_DE', 'Save', ''],
  ['de_DE', 'Hi %s, %d left', 'Noch %2$d, %1$s'],
  ['de_DE', 'Read <a>this</a> or <b>that</b>', '<b>Dies</b> oder <a>das</a> lesen'],
  ['de_DE', 'In “%s”', 'In „%s“'],
  ['es_ES', 'Open admin.php?page=x', 'Abre admin.php?page=x'],
  ['fr_FR', 'Open admin.php?page=x', 'Ouvrez admin.php?page=x'],
  ['de_DE', '%d%% off', `%d${noBreakSpace}%% Rabatt`],
  ['de_DE', 'Your licenses', 'Deine Lizenzen'],
  ['de_DE', 'Your license key', 'Dein Schlüssel'],
  ['fr_FR', 'In “%s”!', `Dans «${narrowSpace}%s${narrowSpace}»${narrowSpace}!`],
  ['fr_FR', 'Really?!', `L’est-ce${narrowSpace}?!`],
  ['fr_FR', 'Backup &amp; Scan', 'Sauvegarde &amp; Scan complet'],
  ['es_ES', 'Are you sure?', '¿Seguro?'],
  ['ja', 'In “%s”.', '「%s」に。'],
  ['ja', 'Version %s', 'バージョン%s'],
  ['ar', 'Are you sure?', 'هل أنت متأكد؟'],
])('in %s, the translation of "%s" may be "%s"', (locale, text, form) => {
  expect(problems(locale, text, [form])).toEqual([]);
});

test.each([
  ['de_DE', 'Save', 'Save', 'is the English text; translate it, or mark it: # same'],
  ['de_DE', 'Hi %s', 'Hallo', 'lacks the placeholder %1$s'],
  ['de_DE', 'Hi %s', 'Hallo %s %s', 'has the placeholder %2$s, which the text does not have'],
  ['de_DE', '%1$s of %2$s', '%1$s von %1$s', 'lacks the placeholder %2$s'],
  ['de_DE', '%1$s of %2$s', '%1$s von %s', 'mixes placeholders with and without numbers'],
  ['de_DE', '%d%% off', `%d${noBreakSpace}% Rabatt`, 'has a single %; write %%'],
  ['de_DE', 'See <a>this</a>', 'Siehe dies', 'lacks the tag <a>'],
  ['de_DE', 'See <a>this</a>', 'Siehe </a>dies<a>', 'has the tag </a> without its partner'],
  ['de_DE', 'See this', '<script>alert(1)</script>', 'has the tag <script>, which the text does not have'],
  ['de_DE', 'See this', 'Siehe <dies', 'does not have as many < and > as the text'],
  ['de_DE', 'Name: ', 'Name:', 'does not end with the same spaces as the text'],
  ['de_DE', 'Name', ' Der Name', 'does not begin with the same spaces as the text'],
  ['de_DE', 'Name', 'Der\u0000Name', 'has a control character or a replacement character (U+FFFD)'],
  ['de_DE', 'Name', 'x'.repeat(10_000), 'has 10000 characters, at most 1000 are allowed'],
  ['de_DE', 'In “%s”', 'Im “%s”', 'has quotation marks other than „ “'],
  ['de_DE', 'Wait…', 'Warten...', 'needs … (one character)'],
  ['de_DE', 'Your license', 'Dein Ding', 'needs Lizenz for "license" (glossary)'],
  ['fr_FR', 'In “%s”', 'Dans « %s »', 'needs a narrow no-break space (U+202F) inside « »'],
  ['fr_FR', 'Sure?', 'Sûr ?', 'needs a narrow no-break space (U+202F) before ; ! ?'],
  ['fr_FR', '%d%% off', '%d%% de remise', 'needs a no-break space (U+00A0) before %'],
  ['es_ES', '25% off', '25% de descuento', 'needs a no-break space (U+00A0) before %'],
  ['fr_FR', 'Name:', 'Nom :', 'needs a no-break space (U+00A0) before the colon'],
  ['fr_FR', 'The tool', "L'outil", 'needs ’ as apostrophe'],
  ['es_ES', 'Sure?', 'Seguro?', 'needs ¿ before the question'],
  ['ja', 'In “%s”', '“%s”に', 'has quotation marks other than 「」'],
  ['ja', 'Done.', '完了.', 'needs 。 or 、'],
  ['ar', 'Sure?', 'متأكد?', 'needs ؟'],
  ['pt_BR', 'In “%s”', 'Em «%s»', 'has quotation marks other than “ ”'],
])('in %s, the translation of "%s" may not be "%s"', (locale, text, form, problem) => {
  expect(problems(locale, text, [form])).toContain(problem);
});

test('a text marked "same" may only be the English text', () => {
  expect(problems('de_DE', 'Akismet', ['Akismet'], { remarks: 'same' })).toEqual([]);
  expect(problems('de_DE', 'Akismet', ['Akismit'], { remarks: 'same' })).toEqual(['is marked "same" but differs']);
});

test('a text marked "free: license" need not use the translation of "license" in the glossary', () => {
  expect(problems('de_DE', 'Your license', ['Dein Ding'], { remarks: 'free: license' })).toEqual([]);
});

test('a text without words needs no mark', () => {
  expect(problems('de_DE', '%1$s (%2$s)', ['%1$s (%2$s)'])).toEqual([]);
});

test.each([
  ['Button', 'Save', 'Jetzt abspeichern!', []],
  ['Button', 'Save', 'Jetzt abspeichern!!', ['has 19 characters, at most 18 fit on a button or tab']],
  ['Tab', 'Start the scan now', 'x'.repeat(33), ['has 33 characters, at most 32 fit on a button or tab']],
  ['translators: a name', 'Save', 'Jetzt sofort abspeichern', []],
])('with the comment "%s", translating "%s" as "%s" has the problems %j', (notes, text, form, expected) => {
  expect(problems('de_DE', text, [form], { notes })).toEqual(expected);
});

test.each([
  ['de_DE', ['Ein Beitrag', '%d Beiträge'], []],
  ['de_DE', ['Ein Beitrag', 'Beiträge'], ['lacks the placeholder %1$d']],
  ['de_DE', ['%d Beitrag'], ['needs 2 plural forms, not 1']],
  ['de_DE', ['%d Beitrag', ''], ['has plural forms without a text']],
  ['fr_FR', ['Un article', '%d articles'], ['lacks the placeholder %1$d']],
  ['ja', ['投稿%d件'], []],
  ['ar', ['لا شيء', 'واحد', 'اثنان', '%d مقالات', '%d مقالا', '%d مقال'], []],
  ['ar', ['لا شيء', 'واحد', 'اثنان', 'مقالات', '%d مقالا', '%d مقال'], ['lacks the placeholder %1$d']],
])('the %s plural forms %j have the problems %j', (locale, forms, expected) => {
  expect(problems(locale, '%d post', forms, { plural: '%d posts' })).toEqual(expected);
});

test('a placeholder other than the number is required in each form', () => {
  const more = { plural: 'Views, %s', notes: 'translators: %s: a date' };
  expect(problems('de_DE', 'View, %s', ['Aufruf', 'Aufrufe, %s'], more)).toEqual(['lacks the placeholder %1$s']);
});
