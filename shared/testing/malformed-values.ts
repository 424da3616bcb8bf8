import fc from 'fast-check';

/** Values of wrong types, missing values, unknown words and HTML. */
const malformed = fc.constantFrom<readonly unknown[]>(
  ...['5', '', ' 7 ', '1e3', null, undefined, -1, 0.5, 1e21, true, [], {}, [null], '__proto__'].map((each) => [each]),
  ...['unheard-of', '2023W99W99', '<b>x</b>', '<img src=x onerror=alert(1)>'].map((each) => [each]),
);

/** For each value in order: keep it, or replace it. */
export type MalformedValues = readonly (readonly unknown[] | null)[];

/** Generates choices that replace a few values of a response. */
export const malformedValues: fc.Arbitrary<MalformedValues> = fc.array(fc.option(malformed, { freq: 3 }), {
  minLength: 60,
  maxLength: 60,
});

/** @returns a copy in which the next choices replace or remove values */
export function spoiler(choices: MalformedValues): (value: unknown) => unknown {
  let at = 0;
  return function spoil(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(spoil);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoil(each)]));
    at += 1;
    const change = choices[at % choices.length];
    return change ? change[0] : value;
  };
}

/** Texts that must never be on screen, whatever the server answers. */
export const neverShown = /undefined|NaN|\[object|Infinity|Invalid Date/;
