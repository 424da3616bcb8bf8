import { checkFile } from './check-file';

const german = `msgid ""
msgstr ""
"Language: de_DE\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
`;
const arabicForms =
  'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5);';
const arabic = german.replace('de_DE', 'ar').replace(/nplurals.*;/, arabicForms);
const problemsIn = (file: string, locale = 'de_DE') => checkFile(locale, file).map(({ problem }) => problem);
const entry = (text: string, translation: string) => `\nmsgid "${text}"\nmsgstr "${translation}"\n`;
const plural = (...forms: readonly string[]) =>
  `\nmsgid "%s post"\nmsgid_plural "%s posts"\n${forms.map((form, index) => `msgstr[${index}] "${form}"`).join('\n')}\n`;

test.each([
  ['Save', 'Speichern'],
  ['Save', ''],
  ['Hi %s, %d left', 'Noch %2$d, %1$s'],
  ['Read <a>this</a> or <b>that</b>', '<b>Dies</b> oder <a>das</a> lesen'],
  ['25% off', '25 % Rabatt'],
])('the translation of "%s" may be "%s"', (text, translation) => {
  expect(problemsIn(german + entry(text, translation))).toEqual([]);
});

test.each([
  ['Hi %s', 'Hallo', ['lacks the placeholder %1$s']],
  ['Hi %s', 'Hallo %s %s', ['has the placeholder %2$s, which the text does not have']],
  ['See <a>this</a>', 'Siehe dies', ['lacks the tag <a>', 'lacks the tag </a>']],
  ['See <a>this</a>', 'Siehe </a>dies<a>', ['has a tag without its partner']],
  ['<b>One</b> <b>two</b>', '<b>Eins</b> zwei', ['lacks the tag <b>', 'lacks the tag </b>']],
  ['See this', '<br/>', ['has the tag <br/>, which the text does not have']],
])('the translation of "%s" may not be "%s"', (text, translation, problems) => {
  expect(problemsIn(german + entry(text, translation))).toEqual(problems.map((problem) => `"${text}" ${problem}`));
});

test('only a plural form for exactly one number may omit the number', () => {
  const lacks = ['"%s post" lacks the placeholder %1$s'];
  expect(problemsIn(german + plural('Ein Beitrag', '%s Beiträge'))).toEqual([]);
  expect(problemsIn(german + plural('%s Beitrag', 'Beiträge'))).toEqual(lacks);
  expect(problemsIn(arabic + plural('zero', 'one', 'two', '%s few', '%s many', '%s other'), 'ar')).toEqual([]);
  expect(problemsIn(arabic + plural('zero', 'one', 'two', 'few', '%s many', '%s other'), 'ar')).toEqual(lacks);
});

test.each([[['%s Beiträge']], [['%s Beitrag', '']]])('the plural forms %j are refused', (forms) => {
  expect(problemsIn(german + plural(...forms))).toEqual(['"%s post" needs 2 plural form(s)']);
});

test('a problem has the file and the line of the text', () => {
  expect(checkFile('de_DE', german + entry('Hi %s', 'Hallo'))).toEqual([
    { path: 'languages/flightdeck-de_DE.po', line: 7, problem: '"Hi %s" lacks the placeholder %1$s' },
  ]);
});

test.each([
  ['without its language', german.replace('de_DE', 'fr_FR'), 'the header needs "Language: de_DE"'],
  ['with a string that does not end', `${german}\nmsgid "Hi`, expect.stringMatching(/^cannot be read: /)],
])('a file %s is refused', (_name, file, problem) => {
  expect(problemsIn(file)).toEqual([problem]);
});
