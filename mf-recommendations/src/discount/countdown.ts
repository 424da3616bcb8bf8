import { knownLocale } from '@flightdeck/shared/format';

/** How often the countdown updates (REC-028). */
export const countdownIntervalMs = 500;

/**
 * Formats the time left without leading zero units (REC-029, OQ-105); null if no time is left (REC-030), and for NaN.
 * @param lang as in `knownLocale`
 */
export function countdownText(remainingMs: number, lang: string): string | null {
  if (!(remainingMs > 0)) return null;
  const seconds = Math.floor(remainingMs / 1000);
  const units = [
    ['day', Math.floor(seconds / 86_400)],
    ['hour', Math.floor(seconds / 3600) % 24],
    ['minute', Math.floor(seconds / 60) % 60],
    ['second', seconds % 60],
  ] as const;
  const firstShownIndex = units.findIndex(([unit, count]) => count > 0 || unit === 'second');
  const locale = knownLocale(lang);
  // English needs the narrow form for the letters of REC-029. In other languages, that form can lack the space after a number.
  const unitDisplay = /^en\b/.test(locale) ? 'narrow' : 'short';
  return units
    .slice(firstShownIndex)
    .map(([unit, count]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(count))
    .join(' ');
}
