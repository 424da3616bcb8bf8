import { makeLoginAttempts } from './login-attempts';

test('an account is closed for ten minutes after 100 failures from many addresses, and others are not', () => {
  const clock = { offset: 0, now: () => clock.offset };
  const attempts = makeLoginAttempts(clock);
  const from = (index: number, userId: number) => attempts.begin({ address: `192.0.2.${index}`, userId });
  for (let index = 0; index < 100; index += 1) expect(from(index, 1)).toBe(0);
  expect(from(200, 1)).toBe(600_000);
  expect(from(201, 2)).toBe(0);
  clock.offset = 600_000;
  expect(from(200, 1)).toBe(0);
});
