import { startTestSite, type TestSite } from '../../testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite('free');
});
afterEach(() => site.close());

const attempt = (log: string, pwd: string) =>
  fetch(`${site.url}/wp-login.php`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ log, pwd }) });
const statuses = (replies: readonly Response[]) => replies.map(({ status }) => status);
/** Tries to log in with a wrong password, and returns the statuses. @param log returns the username of an attempt */
const failedAttempts = async (count: number, log: (index: number) => string) => {
  const replies: Response[] = [];
  for (let index = 0; index < count; index += 1) replies.push(await attempt(log(index), 'wrong'));
  return statuses(replies);
};

test('after ten wrong passwords, even the correct one is refused for ten minutes', async () => {
  expect(await failedAttempts(11, () => 'admin')).toEqual([...Array(10).fill(200), 429]);
  const refused = await attempt('admin', 'admin');
  expect([refused.status, refused.headers.get('Set-Cookie')]).toEqual([429, null]);
  const retryAfter = Number(refused.headers.get('Retry-After'));
  expect([retryAfter > 540, retryAfter <= 600]).toEqual([true, true]);
  expect(await refused.text()).toContain('Too many failed login attempts. Try again in 10 minutes.');
  site.running.site.clock.offset = 9 * 60_000;
  expect(await (await attempt('admin', 'admin')).text()).toContain('Try again in 1 minute.');
  site.running.site.clock.offset = 11 * 60_000;
  expect((await attempt('admin', 'admin')).status).toBe(302);
});

test('attempts at the same time are counted before their passwords are compared', async () => {
  const replies = await Promise.all(Array.from({ length: 30 }, () => attempt('admin', 'wrong')));
  expect(statuses(replies).filter((status) => status === 200)).toHaveLength(10);
  expect(statuses(replies).filter((status) => status === 429)).toHaveLength(20);
});

test('attempts from one address count together, with any username', async () => {
  expect(await failedAttempts(11, (index) => `name-${index}`)).toEqual([...Array(10).fill(200), 429]);
});

test('a successful login does not count as an attempt, and does not reset earlier failures', async () => {
  for (let round = 0; round < 15; round += 1) expect((await attempt('editor', 'editor')).status).toBe(302);
  expect(await failedAttempts(9, () => 'admin')).toEqual(Array(9).fill(200));
  expect((await attempt('editor', 'editor')).status).toBe(302);
  expect(await failedAttempts(2, () => 'admin')).toEqual([200, 429]);
});
