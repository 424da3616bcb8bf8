import * as v from './schema';

/** Characters by the names of their entities. One string is smaller than a list, and the first screen loads this file. */
const charactersByName = new Map(
  Array.from(
    'amp&lt<gt>quot"apos\'nbsp\u00a0hellip…rsquo’lsquo‘ldquo“rdquo”sbquo‚bdquo„ndash–mdash—reg®copy©trade™euro€pound£laquo«raquo»lsaquo‹rsaquo›bull•middot·deg°times×iexcl¡iquest¿szligßaeligæoeligœoslashøethðthornþ'.matchAll(
      /([a-z]+)([^a-z])/g,
    ),
    ([, name = '', character = '']): [string, string] => [name, character],
  ),
);
/** Combining marks by the ends of the names of entities, such as `eacute` and `Uuml`. */
const marksByName = new Map([
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
  const character = charactersByName.get(name.toLowerCase());
  if (character) return /^[A-Z]/.test(name) ? character.toUpperCase() : character;
  const mark = marksByName.get(name.slice(1));
  const letter = mark && `${name.charAt(0)}${mark}`.normalize();
  return letter?.length === 1 ? letter : undefined;
}

/**
 * Decodes the entities of a text that the server escaped for HTML (FACT-SHR-1). Unknown entities stay unchanged. Use the
 * result as text, never as markup.
 */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return characterOf(name) ?? whole;
    const codePoint = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
    return codePoint <= 0x10ffff && !isSurrogate ? String.fromCodePoint(codePoint) : whole;
  });
}

/** Tags that are replaced by a space; without it, the words before and after them would run together. */
const blockTag = /^<\/?(?:br|p|div|li|ul|ol|h\d)\b/i;

/**
 * Returns the text of a message that the server wrote for HTML: without tags, with its entities decoded, in one line.
 * The pattern only sees the text up to its last `>`, so the work grows linearly with the length.
 */
export function plainText(message: string): string {
  const text = decodeEntities(message);
  const end = text.lastIndexOf('>') + 1;
  const anyTag = /<(?:\/?[a-z]|!)[^>]*>/gi;
  const start = text.slice(0, end).replace(anyTag, (tag) => (blockTag.test(tag) ? ' ' : ''));
  return (start + text.slice(end)).trim().replace(/\s+/g, ' ');
}

/** A text for display, which the site may have escaped for HTML. Never write it back to the site. */
export const decoded = v.pipe(v.string(), v.transform(decodeEntities));
