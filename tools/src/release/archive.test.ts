import { unzipSync, zipSync } from 'fflate';
import { zipFile } from '../archive/zip-file';
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

/** Returns an archive whose description lists these files too, however they are named. */
function listing(names: readonly string[]): Buffer {
  const content = unzipSync(packArchive(info, { files, contract }));
  const said = JSON.parse(Buffer.from(content['release.json'] ?? []).toString());
  for (const name of names) {
    content[name] = Buffer.from('a');
    said.files[name] = said.files['mf-settings/1/a.js'];
  }
  return Buffer.from(zipSync({ ...content, 'release.json': Buffer.from(JSON.stringify(said)) }));
}

test.each([
  ['that leads out of the folder', '../a.js'],
  ['that climbs on its way', 'mf-settings/../../a.js'],
  ['that starts at the root', '/a.js'],
  ['with a backslash', 'mf-settings\\..\\..\\a.js'],
  ['with a drive letter', 'C:/a.js'],
  ['with a stream', 'a.js:b'],
  ['with a line break', 'a\nLive: b.js'],
  ['with NUL', 'a.js\0.txt'],
  ['with a control character', 'a\u001b[2Jb.js'],
  ['with a control character of the second set', 'a\u009b2Jb.js'],
  ['that changes the direction of text', 'a\u202esj.js'],
  ['with a dot at the end', 'mf-settings/1./a.js'],
  ['with a dot at its end', 'a.js.'],
  ['with a blank at its end', 'a.js '],
  ['of a folder', 'mf-other/'],
  ['with an empty step', 'mf-settings//c.js'],
  ['with a step to the same folder', 'mf-settings/./c.js'],
  ['of a device of Windows', 'mf-settings/nul.js'],
  ['that differs only in case', 'mf-settings/1/A.js'],
  ['whose folder differs only in case', 'MF-settings/1/c.js'],
  ['of a file that is a folder too', 'mf-settings/1'],
])('refuses a name %s', (_what, name) => {
  expect(() => openArchive(listing([name]))).toThrow(`${JSON.stringify(name)} is not a valid name in an archive`);
});

test('refuses two files with one name, of which a program may read either', () => {
  const data = listing(['mf-settings/1/c.js']);
  const twice = Buffer.from(data.toString('latin1').replaceAll('mf-settings/1/c.js', 'mf-settings/1/a.js'), 'latin1');
  expect(() => openArchive(twice)).toThrow('"mf-settings/1/a.js" is not a valid name in an archive');
});
