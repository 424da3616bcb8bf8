import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LanguageFolder } from './folder';

const repo = join(import.meta.dirname, '../../..');
const empty = mkdtempSync(join(tmpdir(), 'languages-'));
const folder = new LanguageFolder(empty);

beforeAll(() => {
  mkdirSync(join(empty, 'languages'));
  cpSync(join(repo, 'languages/flightdeck.pot'), join(empty, 'languages/flightdeck.pot'));
});
afterAll(() => rmSync(empty, { recursive: true }));

test('a locale without a file is refused with the next step', () => {
  expect(() => folder.poText('xx_YY')).toThrow('Unknown locale xx_YY. Add a row to tools/src/languages/locales.ts');
  expect(() => folder.poText('de_DE')).toThrow('Run npm run languages -- update de_DE first.');
  folder.update('de_DE');
  expect(folder.poText('de_DE')).toContain('"Language: de_DE\\n"');
});
