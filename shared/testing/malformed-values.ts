import fc from 'fast-check';

/** Numbers as texts, things that are not there, words that nobody knows, HTML. */
const malformed = fc.constantFrom<readonly unknown[]>(
  ...['5', '', ' 7 ', '1e3', null, undefined, -1, 0.5, 1e21, true, [], {}, [null], '__proto__'].map((each) => [each]),
  ...['unheard-of', '2023W99W99', '<b>x</b>', '<img src=x onerror=alert(1)>'].map((each) => [each]),
);

/** Per value, in their order: left as it is, or replaced. */
export type MalformedValues = readonly (readonly unknown[] | null)[];

/** Some values of a response are malformed, most are not. */
export const malformedValues: fc.Arbitrary<MalformedValues> = fc.array(fc.option(malformed, { freq: 3 }), {
  minLength: 60,
  maxLength: 60,
});

/** @returns a copy of what it is given, with the next values replaced, and fields left out */
export function spoiler(given: MalformedValues): (value: unknown) => unknown {
  let at = 0;
  return function spoil(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(spoil);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoil(each)]));
    at += 1;
    const change = given[at % given.length];
    return change ? change[0] : value;
  };
}

/** Texts that no page ever shows, whatever the answers say. */
export const neverShown = /undefined|NaN|\[object|Infinity|Invalid Date/;
