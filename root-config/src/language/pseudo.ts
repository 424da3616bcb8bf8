/**
 * Matches markup, character references and `sprintf` placeholders, which stay unchanged, and single letters that take an
 * accent.
 */
const pieces = /<[^<>]*>|&#?\w+;|%(?:\d+\$)?[-+\d.]*[a-z%]|[acegiklmnoprsuwyz]/gi;

/** Letters to double. They are about 40% of the characters of English texts, and translations can be 40% longer. */
const doubledLetters = 'aeiounry';

/**
 * Returns a text in the pseudo language `en-XA` (`?lang=en-XA`), for trying out screens. Accents show that the text can be
 * translated, and doubled letters make the text as long as in wordier languages: `Save %s` becomes `Śáávéé %s`.
 */
export const pseudo = (text: string): string =>
  text.replace(pieces, (piece) => {
    if (piece.length > 1) return piece;
    const accented = `${piece}\u0301`.normalize('NFC');
    return doubledLetters.includes(piece.toLowerCase()) ? accented + accented.toLowerCase() : accented;
  });
