import { isIP } from 'node:net';
import fc from 'fast-check';
import { readIp, shortForm } from './ip-address';

test.each<[string, number | null]>([
  ['192.0.2.1', 4],
  ['0.0.0.0', 4],
  ['255.255.255.255', 4],
  ['2001:db8::17', 6],
  ['::', 6],
  ['::1', 6],
  ['1:2:3:4:5:6:7:8', 6],
  ['1:2:3:4:5:6:7::', 6],
  ['::ffff:192.0.2.1', 6],
  ['2001:DB8::A', 6],
  ['300.12.8.1', null],
  ['192.0.2', null],
  ['192.0.2.1.1', null],
  ['192.0.2.01', null],
  ['192.0.2.1/24', null],
  ['2001:db8::/32', null],
  ['fe80::1%eth0', null],
  ['1::2::3', null],
  ['1:2:3:4:5:6:7:8:9', null],
  ['1:2:3:4:5:6:7::8', null],
  ['192.0.2.1::', null],
  [':::', null],
  ['12345::', null],
  ['', null],
  ['localhost', null],
])('the IP version of "%s" is %p', (text, version) => {
  expect(readIp(text)?.version ?? null).toBe(version);
});

test('reads exactly the addresses that Node accepts', () => {
  const similarText = fc.stringMatching(/^[0-9a-f:.]{0,24}$/);
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), similarText), (text) => {
      expect(readIp(text)?.version ?? 0).toBe(isIP(text));
    }),
  );
});

test('returns the number that an address represents', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), (value) => {
      const text = [24, 16, 8, 0].map((bits) => (value >>> bits) & 255).join('.');
      expect(readIp(text)).toEqual({ version: 4, value: BigInt(value) });
    }),
  );
  expect(readIp('1::2')?.value).toBe((1n << 112n) + 2n);
});

test.each([
  ['2001:DB8:0:0:0:0:0:17', '2001:db8::17'],
  ['2001:0db8::0017', '2001:db8::17'],
  ['2001:db8:0:1:0:0:0:1', '2001:db8:0:1::1'],
  ['1:0:0:2:0:0:3:4', '1::2:0:0:3:4'],
  ['1:2:3:4:5:6:7:0', '1:2:3:4:5:6:7:0'],
  ['1:0:0:0:0:0:0:0', '1::'],
  ['0:0:0:0:0:0:0:1', '::1'],
  ['0:0:0:0:0:0:0:0', '::'],
  ['::FFFF:192.0.2.1', '::ffff:192.0.2.1'],
  ['::ffff:c000:201', '::ffff:192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
  ['2001:DB8::/32', '2001:DB8::/32'],
  ['localhost', 'localhost'],
])('the short form of %s is %s', (text, short) => {
  expect(shortForm(text)).toBe(short);
});

test('the short form is the same address, and shortening it again changes nothing', () => {
  fc.assert(
    fc.property(fc.ipV6(), (text) => {
      const short = shortForm(text);
      expect(readIp(short)).toEqual(readIp(text));
      expect(shortForm(short)).toBe(short);
    }),
  );
});
