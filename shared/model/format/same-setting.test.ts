import { sameSetting } from './same-setting';

test.each<[unknown, unknown]>([
  ['Hello ', 'Hello'],
  [' Hello\t', 'Hello'],
  ['one\r\ntwo', 'one\ntwo'],
  ['one\ntwo\n', 'one\r\ntwo'],
  ['Tom & "Ann"', 'Tom &amp; &quot;Ann&quot;'],
  ["Ann's <b>", 'Ann&#039;s &lt;b&gt;'],
  ['Our  \t site', 'Our site'],
  ['one \n  two', 'one\ntwo'],
  ['Ann@Example.COM', 'ann@example.com'],
  ['Cafe\u0301', 'Café'],
  ['', null],
  ['', false],
  ['  ', ''],
  [10, '10'],
  ['10', 10],
  ['010', 10],
  [1.5, '1.50'],
  [true, 1],
  [true, '1'],
  [true, 'on'],
  [true, 'enabled'],
  [false, 0],
  [false, ''],
  [false, null],
  [false, undefined],
  ['1', true],
  [0, false],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [
    [1, 2],
    ['2', '1'],
  ],
  [['a', 'b'], { 0: 'b', 2: 'a' }],
  [[], null],
  [[], {}],
  [
    { a: [], b: ' x' },
    { b: 'x', a: {} },
  ],
  [{ site: [{ type: 'token' }] }, { site: [{ type: 'token' }] }],
])('%j and %j on the server are the same', (sent, serverValue) => {
  expect(sameSetting(sent, serverValue)).toBe(true);
});

test.each<[unknown, unknown]>([
  ['Hello', 'Hullo'],
  ['a b', 'ab'],
  ['one two', 'one\ntwo'],
  ['Ann', 'ann'],
  ['Ann @ home', 'ann @ home'],
  ['<b>x</b>', 'x'],
  ['x', ''],
  ['x', false],
  [10, '11'],
  [0, ''],
  ['', 0],
  [true, false],
  [true, '0'],
  [true, undefined],
  [false, 'on'],
  ['administrator', true],
  [['a', 'b'], ['a']],
  [['a'], {}],
  [['a'], 'a'],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [
    [{ t: 1 }, { t: 2 }],
    [{ t: 2 }, { t: 1 }],
  ],
])('%j and %j on the server are different', (sent, serverValue) => {
  expect(sameSetting(sent, serverValue)).toBe(false);
});
