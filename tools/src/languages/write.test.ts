import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { __, _n, _x, startI18n } from '@flightdeck/shared/i18n';
import { outputFiles, shippedFiles, writeFiles } from './write';

const pluralForms =
  'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5);';
const arabic = `msgid ""
msgstr ""
"Language: ar\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: ${pluralForms}\\n"

msgid "It's"
msgstr "إنه '\\\\"

# same
msgid "Akismet"
msgstr "Akismet"

msgid "Open texts"
msgstr ""

msgctxt "verb"
msgid "Open"
msgstr "افتح"

msgid "%d post"
msgid_plural "%d posts"
msgstr[0] "zero"
msgstr[1] "one"
msgstr[2] "two"
msgstr[3] "few"
msgstr[4] "many"
msgstr[5] "other"
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'languages-'));
  writeFiles(folder, outputFiles('ar', arabic));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('screens use all six plural forms of Arabic, contexts, and English for untranslated texts', () => {
  const { locale_data } = JSON.parse(readFileSync(join(folder, 'flightdeck-ar-screens.json'), 'utf8'));
  expect(Object.keys(locale_data.flightdeck)).not.toContain('Akismet');
  startI18n({ lang: 'ar', dir: 'rtl', timeZone: 'UTC', messages: locale_data.flightdeck });
  const forms = [0, 1, 2, 3, 10, 11, 99, 100, 103].map((count) => _n('%d post', '%d posts', count));
  expect(forms).toEqual(['zero', 'one', 'two', 'few', 'few', 'many', 'many', 'other', 'few']);
  expect([_x('Open', 'verb'), __('Open texts'), __('Akismet')]).toEqual(['افتح', 'Open texts', 'Akismet']);
});

test('the file for PHP has the texts, contexts and plural forms, and no untranslated text', () => {
  expect(readFileSync(join(folder, 'flightdeck-ar.l10n.php'), 'utf8')).toBe(
    `<?php\nreturn ['domain'=>'flightdeck','language'=>'ar','plural-forms'=>'${pluralForms}','messages'=>[${[
      `'%d post'=>'zero'."\\0".'one'."\\0".'two'."\\0".'few'."\\0".'many'."\\0".'other'`,
      `'Akismet'=>'Akismet'`,
      `'It\\'s'=>'إنه \\'\\\\'`,
      `'verb\u0004Open'=>'افتح'`,
    ].join(',')}]];\n`,
  );
});

test('the plugin has the files of the languages in shipped.json only', () => {
  const repo = mkdtempSync(join(tmpdir(), 'languages-'));
  mkdirSync(join(repo, 'languages'));
  for (const locale of ['ar', 'de_DE']) writeFileSync(join(repo, `languages/flightdeck-${locale}.po`), arabic);
  writeFileSync(join(repo, 'languages/shipped.json'), '["ar"]');
  expect(shippedFiles(repo).map(({ name }) => name)).toEqual(['flightdeck-ar.mo', 'flightdeck-ar.l10n.php']);
  rmSync(repo, { recursive: true });
});

test('the files of the plugin have only the texts of its PHP', () => {
  const repo = mkdtempSync(join(tmpdir(), 'languages-'));
  mkdirSync(join(repo, 'languages'));
  const entry = (reference: string, text: string) => `\n#: ${reference}\nmsgid "${text}"\nmsgstr "ar ${text}"\n`;
  const texts = [
    entry('wordpress/plugin/includes/page/page.php', 'Text of PHP'),
    entry('mf-settings/src/view.tsx', 'Text of a screen'),
  ];
  const header = 'msgid ""\nmsgstr ""\n"Language: ar\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n';
  writeFileSync(join(repo, 'languages/flightdeck-ar.po'), header + texts.join(''));
  writeFileSync(join(repo, 'languages/shipped.json'), '["ar"]');
  for (const { content } of shippedFiles(repo)) {
    expect(String(content)).toContain('ar Text of PHP');
    expect(String(content)).not.toContain('Text of a screen');
  }
  rmSync(repo, { recursive: true });
});
