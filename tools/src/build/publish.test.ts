import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCopies, publish } from './publish';

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-publish-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a release that was published without compressed copies gets them later', () => {
  const output = join(folder, 'output');
  mkdirSync(output);
  writeFileSync(join(output, 'main.js'), 'export {};\n');
  const { base } = publish(output, folder, 'mf-sample', '1.0.0', false);
  const file = join(folder, base, 'main.js');
  expect([existsSync(file), existsSync(`${file}.br`)]).toEqual([true, false]);
  addCopies(join(folder, base));
  expect([existsSync(`${file}.br`), existsSync(`${file}.gz`)]).toEqual([true, true]);
});
