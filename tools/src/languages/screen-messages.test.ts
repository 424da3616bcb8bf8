import { __, _n, _x, startI18n } from '@flightdeck/shared/i18n';
import { mo, po } from 'gettext-parser';
import { readPo } from './po-file';
import { screenMessages } from './screen-messages';
import { outputFiles } from './write';

const german = `msgid ""
msgstr ""
"Language: de_DE\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "Backups"
msgstr "Sicherungen"

msgid "Scan"
msgstr ""

#, fuzzy
msgid "Search"
msgstr "Suchen?"

msgctxt "verb"
msgid "Open"
msgstr "Öffnen"

#, php-format
msgid "%d threat"
msgid_plural "%d threats"
msgstr[0] "%d Bedrohung"
msgstr[1] "%d Bedrohungen"
`;

/** Starts the translation of screens with the messages of a `.po` file, as the page state contains them. */
function start(text: string): void {
  const messages = JSON.parse(screenMessages(readPo(text), 'screens') ?? '').locale_data.flightdeck;
  startI18n({ lang: 'xx', dir: 'ltr', timeZone: 'UTC', messages });
}

test('screens translate texts, texts with a context, and plurals', () => {
  start(german);
  expect(__('Backups')).toBe('Sicherungen');
  expect(_x('Open', 'verb')).toBe('Öffnen');
  expect([1, 2].map((count) => _n('%d threat', '%d threats', count))).toEqual(['%d Bedrohung', '%d Bedrohungen']);
});

test('screens use a plural rule with three forms', () => {
  const polish = po.parse(german);
  polish.headers['Plural-Forms'] = 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);';
  const threats = polish.translations['']?.['%d threat'];
  if (threats) threats.msgstr = ['one', 'few', 'many'];
  start(po.compile(polish).toString());
  expect([1, 3, 5].map((count) => _n('%d threat', '%d threats', count))).toEqual(['one', 'few', 'many']);
});

test('a file has only the requested texts that are translated, and names its source', () => {
  const file = (...keys: string[]) => screenMessages(readPo(german), 'mf-x/y', new Set(keys));
  const { source, locale_data } = JSON.parse(file('Backups', 'verb\u0004Open') ?? '');
  expect(source).toBe('mf-x/y');
  expect(Object.keys(locale_data.flightdeck)).toEqual(['', 'Backups', 'verb\u0004Open']);
  expect(file('Open', 'Scan')).toBeNull();
});

test('untranslated and fuzzy texts are left out, on screens and for PHP', () => {
  expect(screenMessages(readPo(german), 'screens')).not.toMatch(/Scan|Search/);
  const compiled = mo.parse(Buffer.from(outputFiles('de_DE', german)[1]?.content ?? ''));
  expect(Object.keys(compiled.translations[''] ?? {}).sort()).toEqual(['', '%d threat', 'Backups']);
  expect(compiled.translations['']?.Backups?.msgstr).toEqual(['Sicherungen']);
  expect(compiled.translations.verb?.Open?.msgstr).toEqual(['Öffnen']);
});
