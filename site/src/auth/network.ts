import { isIPv6 } from 'node:net';

/** An IPv4 address in the notation of IPv6. */
const mappedIpv4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * Returns the network that counts as one client: the IPv4 address, or the first 64 bits of an IPv6 address, because a client
 * can use every address with these bits. Returns any other string unchanged.
 */
export function networkOf(address: string): string {
  const [withoutZone = ''] = address.split('%');
  const ipv4 = mappedIpv4.exec(withoutZone)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(withoutZone)) return address;
  const [head = '', tail] = withoutZone.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
