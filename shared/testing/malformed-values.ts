import fc from 'fast-check';

/** Values of wrong types, missing values, unknown words and HTML. Each is in a list, so that it can be null. */
const malformed = fc.constantFrom<readonly unknown[]>(
  ...['5', '', ' 7 ', '1e3', null, undefined, -1, 0.5, 1e21, true, [], {}, [null], '__proto__'].map((value) => [value]),
  ...['unheard-of', '2023W99W99', '<b>x</b>', '<img src=x onerror=alert(1)>'].map((value) => [value]),
);

/** Choices for the values of responses, in order: null leaves a value unchanged, a list replaces the value with its item. */
export type MalformedValues = readonly (readonly unknown[] | null)[];

/** Generates choices that replace about two of three values. Longer responses repeat the choices. */
export const malformedValues: fc.Arbitrary<MalformedValues> = fc.array(fc.option(malformed, { freq: 3 }), {
  minLength: 60,
  maxLength: 60,
});

/** Returns a function that copies responses and replaces values in them. Each call continues where the previous one ended. */
export function valueReplacer(choices: MalformedValues): (response: unknown) => unknown {
  let count = 0;
  return function replaceIn(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(replaceIn);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, replaceIn(field)]));
    count += 1;
    const replacement = choices[count % choices.length];
    return replacement ? replacement[0] : value;
  };
}

/** Texts that must never be on screen, whatever the server answers. */
export const neverShown = /undefined|NaN|\[object|Infinity|Invalid Date/;
