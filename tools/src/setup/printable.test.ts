import { printableLine, printableLines } from './printable.mjs';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Code points of control characters. */
const controls = [
  ...range(0x00, 0x1f),
  ...range(0x7f, 0x9f),
  0x061c,
  ...range(0x200b, 0x200f),
  ...range(0x2028, 0x202e),
  ...range(0x2060, 0x2064),
  ...range(0x2066, 0x206f),
  0xfeff,
  0xe0001,
  ...range(0xe0020, 0xe007f),
];

test('printableLine() escapes every control character', () => {
  for (const point of controls) {
    const line = printableLine(`a${String.fromCodePoint(point)}b`);
    expect([point.toString(16), line]).toEqual([
      point.toString(16),
      expect.stringMatching(/^a(\\u[0-9a-f]{4}){1,2}b$/),
    ]);
    expect(JSON.parse(`"${line}"`)).toBe(`a${String.fromCodePoint(point)}b`);
  }
});

test.each(['mf-settings  1.0.0  10 % of users', 'naïve → Ünïcode “quoted” × 4', '設定 الإعدادات 👍', 'C:\\path'])(
  'printableLine() does not change "%s"',
  (text) => {
    expect(printableLine(text)).toBe(text);
  },
);

test('printableLines() keeps line breaks and tabs, and escapes other control characters', () => {
  expect(printableLines('{\n\t"a": "\u001b]0;x\u0007",\r\n "b": "\u2028"\r}')).toBe(
    '{\n\t"a": "\\u001b]0;x\\u0007",\n "b": "\\u2028"\\u000d}',
  );
});
