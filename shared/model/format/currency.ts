import { CURRENCIES, getCurrencyObject } from '@automattic/format-currency';
import { amountOf, unwritable } from './amount';

/** An amount of money in its pieces (SHR-125); written in this order, without spaces between (OQ-184). */
export interface CurrencyParts {
  readonly sign: '-' | '';
  readonly symbol: string;
  /** Grouped as the currency is. */
  readonly integer: string;
  /** Begins with the decimal separator; empty where the currency has no fractions. */
  readonly fraction: string;
}

export interface CurrencyOptions {
  /** Leaves out a fraction of zeros only. Default false. */
  readonly stripZeros?: boolean;
}

/**
 * An amount in its pieces, by the table of the package (SHR-123 to SHR-128; FACT-SHR-8). A currency nobody knows is
 * written like dollars. Amounts too large to be written, infinities among them, are 0.
 * @param amount in whole units of the currency; a number or the text of one
 * @param code ISO 4217, in capitals
 * @returns null for what is no number
 */
export function currencyParts(
  amount: unknown,
  code: unknown,
  { stripZeros = false }: CurrencyOptions = {},
): CurrencyParts | null {
  const number = amountOf(amount);
  // Looked up here first: the package would take `constructor` for a currency.
  const known = typeof code === 'string' && Object.hasOwn(CURRENCIES, code) ? code : '';
  const parts = getCurrencyObject(Math.abs(number) < unwritable || Number.isNaN(number) ? number : 0, known);
  if (!parts) return null;
  const { sign, symbol, integer, fraction } = parts;
  return { sign: sign && '-', symbol, integer, fraction: stripZeros && /^\D?0*$/.test(fraction) ? '' : fraction };
}

/** An amount as one text; the empty string for what is no number. @clientOnly */
export function formatCurrency(amount: unknown, code: unknown, options?: CurrencyOptions): string {
  const parts = currencyParts(amount, code, options);
  return parts ? `${parts.sign}${parts.symbol}${parts.integer}${parts.fraction}` : '';
}
