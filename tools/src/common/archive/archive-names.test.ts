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
  ['with a stream', 'a.js:b'],
  ['with a line break', 'a\nLive: b.js'],
  ['with NUL', 'a.js\0.txt'],
  ['with a control character', 'a\u001b[2Jb.js'],
  ['with a control character of the second set', 'a\u009b2Jb.js'],
  ['that changes the direction of text', 'a\u202esj.js'],
  ['with a dot at the end of a folder', 'flightdeck/1./a.js'],
  ['with a dot at its end', 'a.js.'],
  ['with a space at its end', 'a.js '],
  ['of a folder', 'other/'],
  ['with an empty step', 'flightdeck//c.js'],
  ['with a step to the same folder', 'flightdeck/./c.js'],
  ['of a device of Windows', 'flightdeck/nul.js'],
  ['that another file has', 'flightdeck/a.php'],
  ['that differs only in case', 'flightdeck/A.php'],
  ['whose folder differs only in case', 'FLIGHTDECK/c.js'],
  ['of a file that is a folder too', 'flightdeck/set'],
])('refuses a name %s', (_what, name) => {
  expect(invalidName([...names, name])).toBe(name);
});
