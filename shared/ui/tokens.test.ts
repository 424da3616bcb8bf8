import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Theme colors of the color schemes of WordPress, and the highlight colors that plugins use in their place. */
const themeColors = {
  fresh: '#2271b1',
  'fresh before WordPress 6.9': '#007cba',
  light: '#0085ba',
  modern: '#3858e9',
  blue: '#096484',
  coffee: '#46403c',
  ectoplasm: '#523f6d',
  midnight: '#e14d43',
  ocean: '#627c83',
  sunrise: '#dd823b',
  'highlight of light': '#04a4cc',
  'highlight of coffee': '#c7a589',
  'highlight of ocean': '#9ebaa0',
  'highlight of sunrise': '#d1864a',
};

type Triple = readonly [number, number, number];

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [, colors = ''] = sheet.split('/* ---------- color: light and dark ---------- */');
const [normalColors = ''] = colors.split('@media');

/** Returns the value of a token in light or dark mode. */
function declaredValue(token: string, isDark: boolean): string {
  const declaration = new RegExp(`--fd-${token}: light-dark\\(([^;]*)\\);`).exec(normalColors)?.[1]?.trim() ?? '';
  const [light = '', dark = ''] = declaration.split(/,\s*(?=oklch\(|#)/);
  return isDark ? dark : light;
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromHex = (hex: string): Triple => [
  toLinear(Number.parseInt(hex.slice(1, 3), 16) / 255),
  toLinear(Number.parseInt(hex.slice(3, 5), 16) / 255),
  toLinear(Number.parseInt(hex.slice(5, 7), 16) / 255),
];
const multiply = (matrix: readonly Triple[], [x, y, z]: Triple): Triple => {
  const [first = 0, second = 0, third = 0] = matrix.map(([a, b, c]) => a * x + b * y + c * z);
  return [first, second, third];
};

/** Matrices of the Oklab specification (https://bottosson.github.io/posts/oklab). */
const rgbToLms: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const lmsToLab: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const labToLms: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const lmsToRgb: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
const map = ([x, y, z]: Triple, change: (value: number) => number): Triple => [change(x), change(y), change(z)];

/** Returns the linear RGB values of a color such as `oklch(from var(--fd-accent-source) min(l, 0.525) c h)`. */
function resolve(value: string, themeColor: string): Triple {
  if (value.startsWith('#')) return fromHex(value);
  const [, lightness = '', chroma = ''] =
    /--fd-accent-source\) (.+?\)|[\d.]+) (min\(c, [\d.]+\)|c) h\)/.exec(value) ?? [];
  const [l, a, b] = multiply(lmsToLab, map(multiply(rgbToLms, fromHex(themeColor)), Math.cbrt));
  const c = Math.hypot(a, b);
  const limit = (text: string, current: number): number => {
    const number = Number(/[\d.]+/.exec(text)?.[0] ?? current);
    if (text.startsWith('min')) return Math.min(current, number);
    return text.startsWith('max') ? Math.max(current, number) : number;
  };
  const share = c === 0 ? 0 : limit(chroma, c) / c;
  const lms = map(multiply(labToLms, [limit(lightness, l), a * share, b * share]), (cubeRoot) => cubeRoot ** 3);
  return map(multiply(lmsToRgb, lms), (channel) => Math.min(Math.max(channel, 0), 1));
}

const luminance = ([red, green, blue]: Triple) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Returns the contrast of two tokens (WCAG 2.2). */
function contrast(one: string, other: string, themeColor: string, isDark: boolean): number {
  const lights = [one, other].map((token) => luminance(resolve(declaredValue(token, isDark), themeColor)));
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** Pairs of tokens, with the contrast that AA requires: 4.5 for texts, 3 for focus outlines, switches and bars. */
const pairs: readonly (readonly [string, string, number])[] = [
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ...['surface', 'surface-sunken', 'surface-raised', 'page'].flatMap((background) => [
    ['accent', background, 4.5] as const,
    ['accent-hover', background, 4.5] as const,
    ['text-muted', background, 4.5] as const,
    ['border-strong', background, 3] as const,
  ]),
  ['chart', 'surface', 3],
  ['chart-hover', 'surface', 3],
];

describe.each(Object.entries(themeColors))('with the theme color of %s', (_scheme, themeColor) => {
  test.each([
    ['light', false],
    ['dark', true],
  ] as const)('texts, links, buttons, outlines and bars have enough contrast in %s mode', (_mode, isDark) => {
    const low = pairs
      .map(([one, other, required]) => ({ one, other, required, actual: contrast(one, other, themeColor, isDark) }))
      .filter(({ required, actual }) => !(actual >= required));
    expect(low).toEqual([]);
  });
});

test('computes known contrasts', () => {
  expect(contrast('surface', 'text', '#2271b1', false)).toBeCloseTo(15.9, 1);
  // Measured in Chrome.
  expect(contrast('on-accent', 'accent', '#3858e9', false)).toBeCloseTo(6, 1);
  expect(contrast('accent', 'page', '#dd823b', true)).toBeCloseTo(8.1, 1);
});
