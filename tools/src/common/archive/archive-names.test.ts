import { invalidName } from './archive-names';

const names = ['flightdeck/a.php', 'flightdeck/set/1/a.js'];

test('names of files in folders are valid', () => {
  expect(invalidName(names)).toBeUndefined();
});

test.each([
  ['that leads out of the folder', '../a.js'],
  ['that has .. after its first folder', 'flightdeck/../../a.js'],
  ['that starts at the root', '/a.js'],
  ['with a backslash', 'flightdeck\\..\\..\\a.js'],
  ['with a drive letter', 'C:/a.js'],
  ['with an NTFS alternate data stream', 'a.js:b'],
  ['with a line break', 'a\nLive: b.js'],
  ['with a NUL character', 'a.js\0.txt'],
  ['with a C0 control character', 'a\u001b[2Jb.js'],
  ['with a C1 control character', 'a\u009b2Jb.js'],
  ['with a right-to-left override', 'a\u202esj.js'],
  ['with a dot at the end of its folder', 'flightdeck/1./a.js'],
  ['with a dot at its end', 'a.js.'],
  ['with a space at its end', 'a.js '],
  ['with a slash at its end', 'other/'],
  ['with an empty path segment', 'flightdeck//c.js'],
  ['with a `.` segment', 'flightdeck/./c.js'],
  ['of a Windows device', 'flightdeck/nul.js'],
  ['that another file has', 'flightdeck/a.php'],
  ['that differs from another name only in case', 'flightdeck/A.php'],
  ['whose folder differs from another folder only in case', 'FLIGHTDECK/c.js'],
  ['of a file that is also a folder', 'flightdeck/set'],
])('refuses a name %s', (_what, name) => {
  expect(invalidName([...names, name])).toBe(name);
});
