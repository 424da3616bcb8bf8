/** A time zone. Its methods take an instant in milliseconds since 1970. */
export interface TimeZone {
  /** IANA name or `+05:30`. */
  readonly name: string;
  /** Offset from UTC, in seconds; positive to the east. */
  offsetAt(instant: number): number;
  /** Short name if there is one ("EST"), otherwise the offset as PHP writes it ("+05:30"). */
  abbreviationAt(instant: number): string;
}

const zones = new Map<string, TimeZone>();

/**
 * Returns a zone by its name. Offsets are parsed here, because not every browser's `Intl` accepts them. An unknown name
 * is UTC.
 * @param name IANA name, or an offset like `+05:30`, `UTC-3` or `5.5`
 */
export function timeZone(name: string): TimeZone {
  const cachedZone = zones.get(name);
  if (cachedZone) return cachedZone;
  // Do not pass an empty name to Intl, which may use the browser's zone. UTC skips Intl too: its first use takes 20 ms.
  const zone = parseOffset(name) ?? (name && name !== 'UTC' ? namedZone(name) : null) ?? fixedZone('UTC', 0);
  zones.set(name, zone);
  return zone;
}

/** Returns the zone of an offset; null if the name is not an offset. */
function parseOffset(name: string): TimeZone | null {
  // WordPress stores fractions of an hour: 5.5, and UTC+5.5 in its list of zones.
  const match = /^(?:UTC|GMT)?([+-]?)(\d{1,2})(?::?([0-5]\d)|(\.\d{1,4}))?$/.exec(name);
  const hours = Number(match?.[2]);
  if (!match || hours > 14) return null;
  const minutes = Number(match[3] ?? 0) + Math.round(Number(match[4] ?? 0) * 60);
  const seconds = (match[1] === '-' ? -1 : 1) * (hours * 3600 + minutes * 60);
  return fixedZone(writeOffset(seconds), seconds);
}

const fixedZone = (name: string, seconds: number): TimeZone => ({
  name,
  offsetAt: () => seconds,
  abbreviationAt: () => name,
});

function namedZone(name: string): TimeZone | null {
  try {
    const makeFormat = (timeZoneName: 'longOffset' | 'short') =>
      new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName });
    const offsetFormat = makeFormat('longOffset');
    let abbreviationFormat: Intl.DateTimeFormat | undefined;
    const offsetAt = (instant: number) => readOffset(zoneName(offsetFormat, instant));
    return {
      name,
      offsetAt,
      abbreviationAt: (instant) => {
        abbreviationFormat ??= makeFormat('short');
        const short = zoneName(abbreviationFormat, instant);
        return /^GMT[+-]/.test(short) ? writeOffset(offsetAt(instant)) : short;
      },
    };
  } catch {
    return null;
  }
}

const zoneName = (format: Intl.DateTimeFormat, instant: number): string =>
  format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Returns the seconds of an offset such as `GMT-04:56:02`; `GMT` alone is 0. Only historic offsets have seconds. */
function readOffset(text: string): number {
  const match = /^GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text);
  if (!match) return 0;
  const seconds = Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4] ?? 0);
  return match[1] === '-' ? -seconds : seconds;
}

/**
 * Returns an offset as text: `+05:30`.
 * @param seconds offset from UTC; positive to the east
 * @param separator between hours and minutes
 */
export function writeOffset(seconds: number, separator = ':'): string {
  const minutes = Math.floor(Math.abs(seconds) / 60);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${seconds < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${separator}${twoDigits(minutes % 60)}`;
}
