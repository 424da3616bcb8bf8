import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFile } from './check-file';
import { mergeCatalogue } from './merge';
import { type PoFile, readPo, writePo } from './po-file';

const pot = readPo(`msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"

#: a.ts:3
#. translators: %s: a name
msgid "Hi %s"
msgstr ""

#: b.ts:7
msgctxt "verb"
msgid "Open"
msgstr ""

#: b.ts:9
msgid "%d post"
msgid_plural "%d posts"
msgstr[0] ""
msgstr[1] ""
`);

const translations: Readonly<Record<string, readonly string[]>> = {
  'Hi %s': ['Hallo %s'],
  Open: ['Öffnen'],
  '%d post': ['%d Beitrag', '%d Beiträge'],
};
const emptyFile = mergeCatalogue('de_DE', pot);
const germanFile: PoFile = {
  ...emptyFile,
  entries: emptyFile.entries.map((entry) => ({ ...entry, forms: translations[entry.text] ?? [] })),
};
const check = (text: string, locale = 'de_DE') => checkFile({ locale, text, glossary: [] });
const lineOf = (text: string, fragment: string) => text.split('\n').findIndex((line) => line.includes(fragment)) + 1;

test('a complete language has no problems, and is unchanged after writing and reading', () => {
  expect(check(writePo(germanFile))).toEqual([]);
  expect(writePo(readPo(writePo(germanFile)))).toBe(writePo(germanFile));
});

test.each([
  ['a missing placeholder', 'Hallo %s', 'Hallo', 'Hi %s', /lacks the placeholder/],
  ['markup', 'Öffnen', '<script>Öffnen</script>', 'Open', /<script>, which the text does not have/],
  ['a text of 10,000 characters', 'Öffnen', 'x'.repeat(10_000), 'Open', /10000 characters/],
  ['too few plural forms', 'msgstr[1] "%d Beiträge"\n', '', '%d post', /needs 2 plural forms, not 1/],
])('%s is refused with file and line', (_name, original, replacement, english, problem) => {
  const text = writePo(germanFile).replace(original, replacement);
  const line = lineOf(text, `msgid "${english}"`);
  expect(check(text)).toContainEqual({
    path: 'languages/flightdeck-de_DE.po',
    line,
    problem: expect.stringMatching(problem),
  });
});

test.each([
  ['another language', '"Language: de_DE', '"Language: fr_FR', /Language "fr_FR" instead of "de_DE"/],
  ['no language', '"Language: de_DE\\n"\n', '', /Language ""/],
  ['another plural rule', 'nplurals=2', 'nplurals=3', /other Plural-Forms/],
  ['another character set', 'charset=utf-8', 'charset=latin1', /lacks charset/],
])('a header with %s is refused', (_name, original, replacement, problem) => {
  expect(check(writePo(germanFile).replace(original, replacement))).toContainEqual(
    expect.objectContaining({ problem: expect.stringMatching(problem) }),
  );
});

test.each([
  ['an extra quotation mark', '"Hallo %s"', '"Hallo" %s"'],
  ['a text without quotation marks', '"Hallo %s"', 'Hallo'],
  ['a string that does not end', '"Hallo %s"', '"Hallo %s'],
])('%s is refused with the line at which the file cannot be read', (_name, original, replacement) => {
  const text = writePo(germanFile).replace(original, replacement);
  expect(check(text)).toEqual([
    {
      path: 'languages/flightdeck-de_DE.po',
      line: 1,
      problem: expect.stringMatching(/^cannot be read: .+\d/),
    },
  ]);
});

test('an unknown locale is refused', () => {
  expect(check(writePo(germanFile), 'xx_YY')[0]?.problem).toMatch(/Unknown locale xx_YY/);
});

test('an untranslated text is not a problem of the file, and neither is a text that is not in the catalogue', () => {
  expect(check(writePo(mergeCatalogue('de_DE', pot)))).toEqual([]);
  expect(check(writePo(germanFile).replace('msgid "Open"', 'msgid "Opened"'))).toEqual([]);
});

test.each([
  ['ar', 6],
  ['ja', 1],
  ['fr_FR', 2],
])('in a new file for %s, a text with a plural has %d empty form(s)', (locale, count) => {
  const entry = mergeCatalogue(locale, pot).entries.find(({ plural }) => plural !== undefined);
  expect(entry?.forms).toEqual(Array.from({ length: count }, () => ''));
});

test('a text that is removed from the catalogue and added again keeps its translation', () => {
  const potWithoutText: PoFile = { ...pot, entries: pot.entries.filter(({ text }) => text !== 'Hi %s') };
  const remaining = readPo(writePo(mergeCatalogue('de_DE', potWithoutText, germanFile)));
  expect(remaining.entries.map(({ text }) => text)).not.toContain('Hi %s');
  expect(writePo(mergeCatalogue('de_DE', pot, remaining))).toBe(writePo(germanFile));
});

test('the texts of the catalogue keep the order of its file', () => {
  const catalogue = readFileSync(join(__dirname, '../../../languages/flightdeck.pot'), 'utf8');
  const inFile = [...catalogue.matchAll(/^msgid (".+")$/gm)].map(([, quoted = '""']) => JSON.parse(quoted));
  const texts = readPo(catalogue).entries.map(({ text }) => text);
  expect(texts.filter((text) => !text.includes('\n'))).toEqual(inFile);
});

test('only a text with a placeholder is marked as a format, so that PO editors accept a % in a translation', () => {
  const entry = { key: '', forms: [''], notes: '', remarks: '', isFuzzy: false, references: [] };
  const file = (text: string) => writePo({ headers: {}, entries: [{ ...entry, key: text, text }], obsolete: [] });
  expect([file('25% off'), file('%s of 2')].map((each) => each.includes('#, php-format'))).toEqual([false, true]);
});
