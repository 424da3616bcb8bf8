/** Names of the characters from U+00A0 to U+00FF, in order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const named: ReadonlyMap<string, string> = new Map([
  ...latin.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    AMP: '&',
    LT: '<',
    GT: '>',
    QUOT: '"',
    apos: "'",
    hellip: '…',
    rsquo: '’',
    lsquo: '‘',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    ndash: '–',
    mdash: '—',
    bull: '•',
    trade: '™',
    euro: '€',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    Zcaron: 'Ž',
    zcaron: 'ž',
    larr: '←',
    rarr: '→',
    hearts: '♥',
  }),
]);

/** The characters that HTML reads for the numbers 128 to 159. */
const windows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * Returns the plain text of a text that the server escaped for HTML (FACT-SHR-1). Unknown entities stay unchanged. The
 * result is always text, never markup.
 */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z\d]{1,7}));/gi, (whole, decimal, hex, name) => {
    if (name) return named.get(name) ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    if (point >= 0x80 && point < 0xa0) return windows.charAt(point - 0x80);
    return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
      ? String.fromCodePoint(point)
      : whole;
  });
}

/** Elements that separate sentences; without a space in their place, the text would stick together. */
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
