import fc from 'fast-check';

/** Number of surrogates: code points that are not characters. */
const surrogateCount = 0x800;
const firstSurrogate = 0xd800;

/**
 * Any character, as the unit of `fc.string`. Equal to the unit `binary` of fast-check, which builds a table of a
 * million characters in each file that uses it and takes longer than all tests of the file.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat(0x10ffff - surrogateCount).map(
  (index) => String.fromCodePoint(index < firstSurrogate ? index : index + surrogateCount),
  (text) => {
    const codePoint = typeof text === 'string' ? text.codePointAt(0) : undefined;
    if (
      codePoint === undefined ||
      String.fromCodePoint(codePoint) !== text ||
      (codePoint >= firstSurrogate && codePoint < firstSurrogate + surrogateCount)
    )
      throw new Error('Not a single character');
    return codePoint < firstSurrogate ? codePoint : codePoint - surrogateCount;
  },
);

const urlCharacter = fc.constantFrom(...'abcxyzABCXYZ0189-._~!$&()*+,;=:@');
const urlPart = fc.string({ unit: fc.oneof(urlCharacter, anyCharacter.map(encodeURIComponent)) });

/** Generates the value or null, each half of the time. */
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 2 });

/** Generates web addresses with and without path, query and fragment; `fc.webUrl` builds the same large table. */
export const anyAddress: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('http', 'https'), fc.webAuthority(), maybe(fc.array(urlPart)), maybe(urlPart), maybe(urlPart))
  .map(([scheme, host, path, query, fragment]) =>
    [
      `${scheme}://${host}`,
      ...(path ?? []).map((part) => `/${part}`),
      query === null ? '' : `?${query}`,
      fragment === null ? '' : `#${fragment}`,
    ].join(''),
  );
