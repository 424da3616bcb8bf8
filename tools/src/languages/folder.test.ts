import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LanguageFolder } from './folder';

const repo = join(import.meta.dirname, '../../..');
const testRepo = mkdtempSync(join(tmpdir(), 'languages-'));
const folder = new LanguageFolder(testRepo);

beforeAll(() => {
  mkdirSync(join(testRepo, 'languages'));
  cpSync(join(repo, 'languages/flightdeck.pot'), join(testRepo, 'languages/flightdeck.pot'));
});
afterAll(() => rmSync(testRepo, { recursive: true }));

test('the error for a locale without a file names the next step', () => {
  expect(() => folder.poText('xx_YY')).toThrow('Unknown locale xx_YY. Add a row to tools/src/languages/locales.ts');
  expect(() => folder.poText('de_DE')).toThrow('Run npm run languages -w tools -- update de_DE first.');
  folder.update('de_DE');
  expect(folder.poText('de_DE')).toContain('"Language: de_DE\\n"');
});

test('a shipped language is incomplete until each text of the catalogue has a translation, even if its file lacks the text', () => {
  const writeCatalogue = (...texts: readonly string[]) =>
    writeFileSync(
      join(testRepo, 'languages/flightdeck.pot'),
      `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n${texts.map((text) => `msgid "${text}"\nmsgstr ""\n`).join('\n')}`,
    );
  const writeShipped = (...locales: readonly string[]) =>
    writeFileSync(join(testRepo, 'languages/shipped.json'), JSON.stringify(locales));
  writeCatalogue('Save', 'Scan');
  folder.update('de_DE');
  writeShipped();
  expect(folder.incomplete()).toEqual([]);
  writeShipped('de_DE', 'fr_FR');
  expect(folder.incomplete()).toEqual([
    ['de_DE', 2],
    ['fr_FR', 2],
  ]);
  const file = folder.read('de_DE');
  folder.write('de_DE', { ...file, entries: file.entries.map((entry) => ({ ...entry, forms: ['x'] })) });
  expect(folder.incomplete()).toEqual([['fr_FR', 2]]);
  writeCatalogue('Save', 'Scan now');
  expect(folder.untranslated('de_DE').map(({ text }) => text)).toEqual(['Scan now']);
});
