/**
 * Diacritical marks of Latin, Greek, Cyrillic, Hebrew and Arabic, and the Arabic tatweel, which only stretches words. Marks of
 * other scripts change the meaning: they are vowels or distinguish letters.
 */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;
/** Soft hyphens and zero-width characters. */
const invisible = /[\u00ad\u200b-\u200f\u2060]/g;

/** Simple forms of letters and punctuation that Unicode normalization does not change. */
const simpleForms: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
};
const lettersWithSimpleForm = new RegExp(`[${Object.keys(simpleForms).join('')}]`, 'g');

const katakana = /[\u30a1-\u30f6]/g;
/** In Unicode, each hiragana comes 0x60 code points before its katakana. */
const toHiragana = (kana: string) => String.fromCharCode(kana.charCodeAt(0) - 0x60);

/**
 * Returns a text for comparison in a search: in lower case and with simple forms of letters, so that a search for "istatistik"
 * finds "İstatistikler", "securite" finds "Sécurité" and "strasse" finds "Straße". All languages use the same rules. Turkish
 * distinguishes the dotted from the dotless i; these rules do not.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(lettersWithSimpleForm, (letter) => simpleForms[letter] ?? letter)
    .replace(katakana, toHiragana);
