import { CURRENCIES, getCurrencyObject } from '@automattic/format-currency';
import { amountOf, unwritable } from './amount';

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
 * currency is formatted like dollars. Amounts too large to write, such as infinity, are 0.
 * @param amount in whole units of the currency; a number or its text
 * @param code ISO 4217, in capitals
 * @returns null if the amount is not a number
 */
export function currencyParts(
  amount: unknown,
  code: unknown,
  { stripZeros = false }: CurrencyOptions = {},
): CurrencyParts | null {
  const number = amountOf(amount);
  // Look it up here first: the package would accept `constructor` as a currency.
  const known = typeof code === 'string' && Object.hasOwn(CURRENCIES, code) ? code : '';
  const parts = getCurrencyObject(Math.abs(number) < unwritable || Number.isNaN(number) ? number : 0, known);
  if (!parts) return null;
  const { sign, symbol, integer, fraction } = parts;
  return { sign: sign && '-', symbol, integer, fraction: stripZeros && /^\D?0*$/.test(fraction) ? '' : fraction };
}

/** Returns an amount as text; empty if it is not a number. @clientOnly */
export function formatCurrency(amount: unknown, code: unknown, options?: CurrencyOptions): string {
  const parts = currencyParts(amount, code, options);
  return parts ? `${parts.sign}${parts.symbol}${parts.integer}${parts.fraction}` : '';
}
