import { makeLoginAttempts } from './login-attempts';

test('100 failures from many addresses lock an account for ten minutes, and no other account', () => {
  const clock = { offset: 0, now: () => clock.offset };
  const attempts = makeLoginAttempts(clock);
  const waitMs = (index: number, userId: number) => attempts.begin({ address: `192.0.2.${index}`, userId });
  for (let index = 0; index < 100; index += 1) expect(waitMs(index, 1)).toBe(0);
  expect(waitMs(200, 1)).toBe(600_000);
  expect(waitMs(201, 2)).toBe(0);
  clock.offset = 600_000;
  expect(waitMs(200, 1)).toBe(0);
});

test('a /64 network of IPv6 counts as one address, and so do both notations of an IPv4 address', () => {
  const attempts = makeLoginAttempts({ offset: 0, now: () => 0 });
  const waitMs = (address: string) => attempts.begin({ address, userId: null });
  for (let index = 0; index < 10; index += 1) expect(waitMs(`2001:db8:0:1::${index.toString(16)}`)).toBe(0);
  expect(waitMs('2001:db8:0:1:ffff:ffff:ffff:ffff')).toBe(600_000);
  expect(waitMs('2001:db8::1:0:0:0:5')).toBe(600_000);
  expect(waitMs('2001:db8:0:2::1')).toBe(0);
  for (let index = 0; index < 10; index += 1) expect(waitMs('::ffff:192.0.2.1')).toBe(0);
  expect(waitMs('192.0.2.1')).toBe(600_000);
  expect(waitMs('::ffff:192.0.2.2')).toBe(0);
  expect(waitMs('fe80::1%eth0')).toBe(0);
});
