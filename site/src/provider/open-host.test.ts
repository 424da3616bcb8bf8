import { field } from '../testing/test-client';
import { startTestSite, type TestSite } from '../testing/test-site';

const password = 'a password of this test';
let site: TestSite;
let provider: string;
let checkout: string;
beforeAll(async () => {
  site = await startTestSite('free', { host: '0.0.0.0', password });
  provider = site.running.site.urls.provider;
  checkout = `${provider}/checkout/${new URL(site.url).host}/jetpack_scan`;
});
afterAll(() => site.close());

/** Returns the request that the checkout form sends. */
const buyRequest = () => ({ method: 'POST', headers: { Origin: provider }, body: new URLSearchParams() });

test.each([
  ['a visitor who is not logged in', undefined],
  ['a subscriber', 'subscriber'],
])('where other machines can reach the provider, %s can neither open the store nor buy', async (_viewer, login) => {
  const client = await site.client();
  if (login) await client.logIn(login, password);
  for (const path of [checkout, `${provider}/plans`]) {
    const page = await client.fetch(path);
    expect([page.status, await page.text()]).toEqual([403, expect.stringContaining('Log in to the site as an')]);
  }
  expect((await client.fetch(checkout, buyRequest())).status).toBe(403);
  const admin = await site.directClient('admin');
  expect(JSON.parse(String(field((await admin.get('site/purchases')).body, 'data')))).toEqual([]);
});

test('where other machines can reach the provider, an administrator can buy', async () => {
  const client = await site.client();
  await client.logIn('admin', password);
  expect(await (await client.fetch(checkout)).text()).toContain('Buy Jetpack Scan Daily');
  expect((await client.fetch(checkout, buyRequest())).status).toBe(302);
  expect(await (await client.fetch(`${provider}/plans`)).text()).toContain('(bought)');
});
