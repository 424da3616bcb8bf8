/** An IP address as a comparable number. */
export interface IpAddress {
  readonly version: 4 | 6;
  readonly value: bigint;
}

/**
 * Parses an IPv4 or IPv6 address. Returns null for all other texts, including networks (`10.0.0.0/8`) and zones
 * (`fe80::1%eth0`).
 */
export function readIp(text: string): IpAddress | null {
  const four = readFour(text);
  if (four !== null) return { version: 4, value: BigInt(four) };
  const groups = readSix(text);
  return groups && { version: 6, value: groups.reduce((sum, group) => sum * 65536n + BigInt(group), 0n) };
}

/** Returns an IPv6 address as servers report it: `2001:DB8:0::17` becomes `2001:db8::17`. Other texts stay. */
export function shortForm(text: string): string {
  const groups = text.includes(':') ? readSix(text) : null;
  if (!groups) return text;
  const hex = `:${groups.map((group) => group.toString(16)).join(':')}:`;
  if (hex.startsWith(':0:0:0:0:0:ffff:')) {
    return `::ffff:${groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')}`;
  }
  const [zeros] = [...(hex.match(/:(?:0:){2,}/g) ?? [])].sort((a, b) => b.length - a.length);
  const short = zeros ? hex.replace(zeros, '::') : hex;
  return short.replace(/^:(?!:)/, '').replace(/([^:]):$/, '$1');
}

/** Parses four numbers up to 255 without leading zeros. */
function readFour(text: string): number | null {
  const parts = text.split('.');
  const isRead = parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
  return isRead ? parts.reduce((sum, part) => sum * 256 + Number(part), 0) : null;
}

/** Returns the eight groups of an IPv6 address. `::` replaces missing groups; the last two may use IPv4 notation. */
function readSix(text: string): readonly number[] | null {
  const halves = text.split('::');
  const [head = '', tail] = halves;
  if (halves.length > 2) return null;
  const first = readGroups(head, tail === undefined);
  const last = tail === undefined ? [] : readGroups(tail, true);
  if (!first || !last) return null;
  const missing = 8 - first.length - last.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  return [...first, ...Array.from({ length: missing }, () => 0), ...last];
}

function readGroups(text: string, isEnd: boolean): readonly number[] | null {
  if (text === '') return [];
  const groups: number[] = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    const four = isEnd && index === parts.length - 1 ? readFour(part) : null;
    if (four !== null) groups.push(Math.floor(four / 65536), four % 65536);
    else if (/^[0-9a-f]{1,4}$/i.test(part)) groups.push(Number.parseInt(part, 16));
    else return null;
  }
  return groups;
}
