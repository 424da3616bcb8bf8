/** An IP address as a comparable number. */
export interface IpAddress {
  readonly version: 4 | 6;
  readonly value: bigint;
}

/**
 * Parses an IPv4 or IPv6 address. Returns null for all other texts, including networks (`10.0.0.0/8`) and addresses with a zone
 * (`fe80::1%eth0`).
 */
export function readIp(text: string): IpAddress | null {
  const ipv4 = parseIPv4(text);
  if (ipv4 !== null) return { version: 4, value: BigInt(ipv4) };
  const groups = parseIPv6(text);
  return groups && { version: 6, value: groups.reduce((sum, group) => sum * 65536n + BigInt(group), 0n) };
}

/** Returns the short form of an IPv6 address, in lower case: `2001:DB8:0::17` becomes `2001:db8::17`. Returns other texts unchanged. */
export function shortForm(text: string): string {
  const groups = text.includes(':') ? parseIPv6(text) : null;
  if (!groups) return text;
  // A colon on both sides of each group makes the runs of zeros easy to match.
  const hex = `:${groups.map((group) => group.toString(16)).join(':')}:`;
  // The last two groups of an IPv4-mapped address are in IPv4 notation.
  if (hex.startsWith(':0:0:0:0:0:ffff:')) {
    return `::ffff:${groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')}`;
  }
  const [longestZeros] = [...(hex.match(/:(?:0:){2,}/g) ?? [])].sort((a, b) => b.length - a.length);
  const short = longestZeros ? hex.replace(longestZeros, '::') : hex;
  // Remove the outer colons, except those of `::`.
  return short.replace(/^:(?!:)/, '').replace(/([^:]):$/, '$1');
}

/** Parses an IPv4 address, four parts up to 255 without leading zeros, as a number. Returns null for other texts. */
function parseIPv4(text: string): number | null {
  const parts = text.split('.');
  const isValid = parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
  return isValid ? parts.reduce((sum, part) => sum * 256 + Number(part), 0) : null;
}

/**
 * Returns the eight groups of an IPv6 address; null for other texts. `::` replaces one or more groups of zero. The last two groups
 * may use IPv4 notation.
 */
function parseIPv6(text: string): readonly number[] | null {
  const halves = text.split('::');
  const [head = '', tail] = halves;
  if (halves.length > 2) return null;
  const headGroups = parseGroups(head, tail === undefined);
  const tailGroups = tail === undefined ? [] : parseGroups(tail, true);
  if (!headGroups || !tailGroups) return null;
  const missingCount = 8 - headGroups.length - tailGroups.length;
  if (tail === undefined ? missingCount !== 0 : missingCount < 1) return null;
  return [...headGroups, ...Array.from({ length: missingCount }, () => 0), ...tailGroups];
}

/**
 * Parses groups of an IPv6 address. Returns null if one is invalid.
 * @param isEnd whether these are the last groups, which may use IPv4 notation
 */
function parseGroups(text: string, isEnd: boolean): readonly number[] | null {
  if (text === '') return [];
  const groups: number[] = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    const ipv4 = isEnd && index === parts.length - 1 ? parseIPv4(part) : null;
    if (ipv4 !== null) groups.push(Math.floor(ipv4 / 65536), ipv4 % 65536);
    else if (/^[0-9a-f]{1,4}$/i.test(part)) groups.push(Number.parseInt(part, 16));
    else return null;
  }
  return groups;
}
