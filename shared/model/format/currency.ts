import { CURRENCIES, getCurrencyObject } from '@automattic/format-currency';
import { amountLimit, amountOf } from './amount';
import { knownLocale } from './locale';

/** The pieces of a formatted amount (SHR-125); join them in this order without spaces (OQ-184). */
export interface CurrencyParts {
  readonly sign: '-' | '';
  readonly symbol: string;
  /** Grouped by the rule of the currency. */
  readonly integer: string;
  /** Begins with the decimal separator; empty if the currency has no fractions. */
  readonly fraction: string;
}

export interface CurrencyOptions {
  /** Leaves out the fraction if it is zero. Default: false. */
  readonly stripZeros?: boolean;
}

/**
 * Returns the pieces of a formatted amount, by the table of the package (SHR-123 to SHR-128; FACT-SHR-8). An unknown
 * currency is formatted like dollars. Amounts too large to format, such as infinity, are shown as 0.
 * @param amount in whole units of the currency; a number or a numeric string
 * @param code ISO 4217, in capitals
 * @returns null if the amount is not a number
 */
export function currencyParts(
  amount: unknown,
  code: unknown,
  { stripZeros = false }: CurrencyOptions = {},
): CurrencyParts | null {
  const number = amountOf(amount);
  // Look the code up here first: the package would accept `constructor` as a currency.
  const knownCode = typeof code === 'string' && Object.hasOwn(CURRENCIES, code) ? code : '';
  const parts = getCurrencyObject(Math.abs(number) >= amountLimit ? 0 : number, knownCode);
  if (!parts) return null;
  const { sign, symbol, integer, fraction } = parts;
  return { sign: sign && '-', symbol, integer, fraction: stripZeros && /^\D?0*$/.test(fraction) ? '' : fraction };
}

export interface PricePiece {
  readonly text: string;
  /** Whether the piece begins with the decimal separator; it is drawn smaller. */
  readonly isFraction: boolean;
}

const leftToRightMark = '\u200e';

/**
 * Returns the pieces of a price in the order of a language, without a fraction of zero: "9,95 €" in German. In English, and for unknown
 * currencies, symbol and separators are those of `currencyParts`.
 * @param lang BCP 47
 * @returns an empty list if the amount is not a number
 */
export function pricePieces(amount: unknown, code: unknown, lang: string): readonly PricePiece[] {
  const parts = currencyParts(amount, code, { stripZeros: true });
  if (!parts) return [];
  const locale = knownLocale(lang);
  const { sign, symbol, integer, fraction } = parts;
  if (/^en\b/.test(locale) || typeof code !== 'string' || !Object.hasOwn(CURRENCIES, code))
    return [
      { text: `${sign}${symbol}${integer}`, isFraction: false },
      { text: fraction, isFraction: true },
    ].filter(({ text }) => text !== '');
  const digits = fraction === '' ? { maximumFractionDigits: 0 } : {};
  const pieces: { text: string; isFraction: boolean }[] = [];
  const options = { style: 'currency', currency: code, ...digits } as const;
  for (const { type, value } of new Intl.NumberFormat(locale, options).formatToParts(amountOf(amount))) {
    const lastPiece = pieces.at(-1);
    const isFraction = lastPiece?.isFraction || type === 'decimal';
    // Without the mark, the dollar sign of "US$" would be on the other side of the letters in Arabic.
    const text = type === 'currency' ? `${value}${leftToRightMark}` : value;
    if (lastPiece && lastPiece.isFraction === isFraction) lastPiece.text += text;
    else pieces.push({ text, isFraction });
  }
  return pieces;
}
