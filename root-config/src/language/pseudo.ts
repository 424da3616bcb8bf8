/**
 * Markup, character references and `sprintf` placeholders, which stay unchanged; anything else is matched letter by
 * letter.
 */
const pieces = /<[^<>]*>|&#?\w+;|%(?:\d+\$)?[-+\d.]*[a-z%]|[acegiklmnoprsuwyz]/gi;

/**
 * Letters that are doubled: about four of ten characters of an English text, which is how much longer other languages
 * are.
 */
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
