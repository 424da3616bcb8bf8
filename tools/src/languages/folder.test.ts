import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repo } from '../common/repo';
import { LanguageFolder } from './folder';
import { readPo } from './po-file';

const testRepo = mkdtempSync(join(tmpdir(), 'languages-'));
const folder = new LanguageFolder(testRepo);
const write = (name: string, ...entries: readonly string[]) =>
  writeFileSync(
    join(testRepo, 'languages', name),
    `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n${entries.join('\n')}`,
  );
const entry = (text: string, translation = '') => `msgid "${text}"\nmsgstr "${translation}"\n`;

beforeAll(() => mkdirSync(join(testRepo, 'languages')));
afterAll(() => rmSync(testRepo, { recursive: true }));

test('the error for a locale without a file names the guide', () => {
  expect(() => folder.poText('xx_YY')).toThrow(
    'flightdeck-xx_YY.po does not exist. Create it as docs/how-to/add-a-lang',
  );
});

test('a shipped language is incomplete until each text of the catalogue has a translation, even if its file lacks the text', () => {
  writeFileSync(join(testRepo, 'languages/shipped.json'), '["de_DE"]');
  write('flightdeck.pot', entry('Save'), entry('Scan'));
  write('flightdeck-de_DE.po', entry('Save', 'Speichern'), `#, fuzzy\n${entry('Scan', 'Scannen?')}`);
  write('flightdeck-fr_FR.po');
  expect(folder.incomplete()).toEqual([['de_DE', 1]]);
  write('flightdeck-de_DE.po', entry('Save', 'Speichern'), entry('Scan', 'Scannen'));
  expect(folder.incomplete()).toEqual([]);
  write('flightdeck.pot', entry('Save'), entry('Scan now'));
  expect(folder.untranslated('de_DE').map(({ text }) => text)).toEqual(['Scan now']);
});

test('the texts of the catalogue keep the order of its file', () => {
  const catalogue = readFileSync(join(repo, 'languages/flightdeck.pot'), 'utf8');
  const inFile = [...catalogue.matchAll(/^msgid (".+")$/gm)].map(([, quoted = '""']) => JSON.parse(quoted));
  const texts = readPo(catalogue).entries.map(({ text }) => text);
  expect(texts.filter((text) => !text.includes('\n'))).toEqual(inFile);
});
