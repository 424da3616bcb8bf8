/** Markup, character references and what `sprintf` fills: they stay as they are. Anything else is one letter. */
const pieces = /<[^<>]*>|&#?\w+;|%(?:\d+\$)?[-+\d.]*[a-z%]|[acegiklmnoprsuwyz]/gi;

/** Letters that are written twice: about four of ten characters of an English text, as much as other languages are longer. */
const long = 'aeiounry';

/**
 * The language `en-XA` (`?lang=en-XA`), for trying out screens: writes a text of ours so that it can be told apart from one that went past translation, and takes the room of a wordier
 * language: `Save %s` becomes `Śáávéé %s`.
 */
export const pseudo = (text: string): string =>
  text.replace(pieces, (piece) => {
    if (piece.length > 1) return piece;
    const accented = `${piece}\u0301`.normalize('NFC');
    return long.includes(piece.toLowerCase()) ? accented + accented.toLowerCase() : accented;
  });
