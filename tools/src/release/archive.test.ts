import { unzipSync, zipSync } from 'fflate';
import { zipFile } from '../../../wordpress/src/zip/zip-file';
import { openArchive, packArchive } from './archive';

const info = { name: 'mf-settings', version: '1.0.0', stamp: 'abc' };
const files = { 'mf-settings/1/b.js': Buffer.from('b'), 'mf-settings/1/a.js': Buffer.from('a') };
const contract = { react: '^19.0.0' };

test('the same files make the same archive, whatever their order and times', () => {
  const reversed = Object.fromEntries(Object.entries(files).reverse());
  jest.useFakeTimers({ now: new Date('2031-05-05') });
  const later = packArchive(info, { files: reversed, contract });
  jest.useRealTimers();
  expect(packArchive(info, { files, contract }).equals(later)).toBe(true);
});

test('unpacking returns the archived files and the contract', () => {
  const opened = openArchive(packArchive(info, { files, contract }));
  expect(opened.info).toMatchObject(info);
  expect(opened.files['mf-settings/1/a.js']?.toString()).toBe('a');
  expect(JSON.parse(String(opened.files['contract.json']))).toEqual(contract);
});

test('source maps are apart from the files, and are checked like them', () => {
  const maps = { 'mf-settings/1/a.js.map': Buffer.from('{}') };
  const data = packArchive(info, { files, maps, contract });
  const opened = openArchive(data);
  expect(Object.keys(opened.files)).toEqual(['contract.json', ...Object.keys(files).sort()]);
  expect(opened.maps).toEqual(maps);
  const content = { ...unzipSync(data), 'source-maps/mf-settings/1/a.js.map': Buffer.from('[]') };
  expect(() => openArchive(Buffer.from(zipSync(content)))).toThrow(
    'source-maps/mf-settings/1/a.js.map is not the file that was released',
  );
});

/** Returns the archive with one file changed. */
function altered(change: (content: Record<string, Uint8Array>) => void): Buffer {
  const content = unzipSync(packArchive(info, { files, contract }));
  change(content);
  return zipFile(Object.entries(content).map(([name, data]) => ({ name, content: Buffer.from(data) })));
}

test.each([
  [
    'a changed file',
    { 'mf-settings/1/a.js': Buffer.from('c') },
    'mf-settings/1/a.js is not the file that was released',
  ],
  ['a further file', { 'new.js': Buffer.from('n') }, 'new.js is not the file that was released'],
])('%s is named', (_case, change, said) => {
  expect(() => openArchive(altered((content) => Object.assign(content, change)))).toThrow(said);
});

test('names a missing file, and refuses an archive with other content', () => {
  const without = altered((content) => {
    delete content['mf-settings/1/b.js'];
  });
  expect(() => openArchive(without)).toThrow('mf-settings/1/b.js is not the file that was released');
  expect(() => openArchive(zipFile([{ name: 'a.txt', content: Buffer.from('a') }]))).toThrow('release.json is missing');
});

test('refuses a file whose path leads outside the folder', () => {
  const content = unzipSync(packArchive(info, { files, contract }));
  const said = JSON.parse(Buffer.from(content['release.json'] ?? []).toString());
  said.files['../a.js'] = said.files['mf-settings/1/a.js'];
  const data = { ...content, '../a.js': Buffer.from('a'), 'release.json': Buffer.from(JSON.stringify(said)) };
  expect(() => openArchive(Buffer.from(zipSync(data)))).toThrow('../a.js leads out of the archive');
});
