import fc from 'fast-check';

/** How many code points are halves of pairs, which stand for nothing alone. */
const halves = 0x800;
const firstHalf = 0xd800;

/**
 * Any character, as the unit of `fc.string`. The unit `binary` of fast-check is the same, but builds a table of a
 * million characters in each file that asks for it, which takes longer than all the tests of the file.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat(0x10ffff - halves).map(
  (at) => String.fromCodePoint(at < firstHalf ? at : at + halves),
  (text) => {
    const point = typeof text === 'string' ? text.codePointAt(0) : undefined;
    if (
      point === undefined ||
      String.fromCodePoint(point) !== text ||
      (point >= firstHalf && point < firstHalf + halves)
    )
      throw new Error('No single character');
    return point < firstHalf ? point : point - halves;
  },
);

const plain = fc.constantFrom(...'abcxyzABCXYZ0189-._~!$&()*+,;=:@');
const piece = fc.string({ unit: fc.oneof(plain, anyCharacter.map(encodeURIComponent)) });

/** There or not, each as often. */
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 2 });

/** Any address of the web, with path, parameters and fragment or without; `fc.webUrl` lays out the same table. */
export const anyAddress: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('http', 'https'), fc.webAuthority(), maybe(fc.array(piece)), maybe(piece), maybe(piece))
  .map(([scheme, host, path, query, fragment]) =>
    [
      `${scheme}://${host}`,
      ...(path ?? []).map((each) => `/${each}`),
      query === null ? '' : `?${query}`,
      fragment === null ? '' : `#${fragment}`,
    ].join(''),
  );
