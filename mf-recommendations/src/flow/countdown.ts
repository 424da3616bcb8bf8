import { __, sprintf } from '@flightdeck/shared/i18n';

/** Interval of the countdown in ms (REC-028). */
export const countdownTick = 500;

/** Formats the time left without leading zero units (REC-029, OQ-105). Returns null if no time is left (REC-030). */
export function countdownText(msLeft: number): string | null {
  if (!(msLeft > 0)) return null;
  const seconds = Math.floor(msLeft / 1000);
  const units = [
    [Math.floor(seconds / 86_400), /* translators: %d: number of days. */ __('%dd')],
    [Math.floor(seconds / 3600) % 24, /* translators: %d: number of hours. */ __('%dh')],
    [Math.floor(seconds / 60) % 60, /* translators: %d: number of minutes. */ __('%dm')],
  ] as const;
  const first = units.findIndex(([unit]) => unit > 0);
  const larger = first === -1 ? [] : units.slice(first);
  return [...larger, [seconds % 60, /* translators: %d: number of seconds. */ __('%ds')] as const]
    .map(([unit, form]) => sprintf(form, unit))
    .join(' ');
}
