import * as v from './schema';

/** Alternating names and characters. One string is smaller than a list, and the first screen loads this. */
const named = new Map(
  Array.from(
    'amp&lt<gt>quot"apos\'nbsp\u00a0hellip…rsquo’lsquo‘ldquo“rdquo”sbquo‚bdquo„ndash–mdash—reg®copy©trade™euro€pound£laquo«raquo»lsaquo‹rsaquo›bull•middot·deg°times×iexcl¡iquest¿szligßaeligæoeligœoslashøethðthornþ'.matchAll(
      /([a-z]+)([^a-z])/g,
    ),
    ([, name = '', character = '']): [string, string] => [name, character],
  ),
);
/** Names of marks, as in `eacute` and `Uuml`. */
const marks = new Map([
  ['grave', '\u0300'],
  ['acute', '\u0301'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['uml', '\u0308'],
  ['ring', '\u030a'],
  ['caron', '\u030c'],
  ['cedil', '\u0327'],
]);

function characterOf(name: string): string | undefined {
  const character = named.get(name.toLowerCase());
  if (character) return /^[A-Z]/.test(name) ? character.toUpperCase() : character;
  const mark = marks.get(name.slice(1));
  const letter = mark && `${name.charAt(0)}${mark}`.normalize();
  return letter?.length === 1 ? letter : undefined;
}

/**
 * Returns the plain text of a text that the server escaped for HTML (FACT-SHR-1). Unknown entities stay unchanged. The
 * result is always text, never markup.
 */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return characterOf(name) ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : whole;
  });
}

/** Tags of elements that separate sentences; without a space in their place, words would run together. */
const breaking = /^<\/?(?:br|p|div|li|ul|ol|h\d)\b/i;

/**
 * Returns the text of a message that the server wrote for HTML: without tags, with its entities decoded, in one line.
 * The pattern only sees the text up to its last `>`, so the work grows linearly with the length.
 */
export function plainText(message: string): string {
  const text = decodeEntities(message);
  const end = text.lastIndexOf('>') + 1;
  const tags = /<(?:\/?[a-z]|!)[^>]*>/gi;
  const start = text.slice(0, end).replace(tags, (tag) => (breaking.test(tag) ? ' ' : ''));
  return (start + text.slice(end)).trim().replace(/\s+/g, ' ');
}

/** A text for display, which the site may have escaped for HTML. Never write it back to the site. */
export const decoded = v.pipe(v.string(), v.transform(decodeEntities));
