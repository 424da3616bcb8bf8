import { request } from 'node:http';
import { partnerCoupon } from '../facts/page-extras';
import { seed } from '../scenarios/scenarios';
import { field, type TestClient } from '../testing/test-client';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
let admin: TestClient;
let provider: string;
beforeAll(async () => {
  site = await startTestSite('free');
  admin = await site.directClient('admin');
  provider = site.running.site.urls.provider;
});
afterAll(() => site.close());
beforeEach(() => seed(site.running.site.store, 'free'));

const host = () => new URL(site.url).host;

test.each([
  '/redirect/?source=jetpack-support-protect',
  '/redirect?source=calypso-scanner',
  '/redirect/?source=upgrade-banner&site=x',
  '/redirect/?url=https%3A%2F%2Fwordpress.org%2F',
  '/plans',
  '/plans/site.example',
  '/backup/site.example',
  '/scan/site.example',
  '/settings/site.example',
  '/landing/site.example',
  '/jetpack-search/site.example',
  '/activity-log/site.example',
  '/stats/day/site.example',
  '/support/monitor/',
])('the page %s says that it simulates the hosted service, and links back', async (path) => {
  const reply = await fetch(provider + path);
  const text = await reply.text();
  expect(reply.status).toBe(200);
  expect(text).toContain('Simulates the hosted service');
  expect(text).toContain(`href="${site.url}/wp-admin/admin.php?page=flightdeck"`);
});

test.each(['/nothing', '/constructor/x', '/checkout/other.example/jetpack_scan', '/checkout/x/jetpack_free'])(
  'the address %s has status 404 and a page that links back',
  async (path) => {
    const reply = await fetch(provider + path);
    expect([reply.status, await reply.text()]).toEqual([404, expect.stringContaining('Back to')]);
  },
);

const purchases = async () => JSON.parse(String(field((await admin.get('site/purchases')).body, 'data')));
const buy = (slug: string, headers: Record<string, string>, redirect_to = '') =>
  fetch(`${provider}/checkout/${host()}/${slug}`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ redirect_to }),
  });

test('buying adds the product to the site, and redirects only to a path on the site', async () => {
  const page = await (await fetch(`${provider}/checkout/${host()}/jetpack_scan?coupon=ABC`)).text();
  expect(page).toContain('Buy Jetpack Scan Daily');
  expect(page).toContain('<code>ABC</code>');
  const purchase = await buy('jetpack_scan', { Origin: provider }, 'https://evil.example/');
  expect(purchase.headers.get('Location')).toBe(`${site.url}/wp-admin/admin.php?page=flightdeck#/my-plan`);
  expect(await purchases()).toMatchObject([{ product_slug: 'jetpack_scan', active: '1' }]);
  const plan = await buy('jetpack_complete', { Origin: provider }, 'admin.php?page=flightdeck#/recommendations');
  expect(plan.headers.get('Location')).toBe(`${site.url}/wp-admin/admin.php?page=flightdeck#/recommendations`);
  expect(field(await admin.pageState(), 'initial', 'siteData', 'plan')).toEqual({ product_slug: 'jetpack_complete' });
  expect((await admin.post('module/search/active', { active: true })).status).toBe(200);
});

test('a partner coupon opens the checkout, and works for one purchase', async () => {
  seed(site.running.site.store, 'coupon-connected');
  const { coupon_code, product } = partnerCoupon;
  const query = new URLSearchParams({
    source: 'jetpack-plugin-partner-coupon-checkout',
    path: product.slug,
    query: `coupon=${coupon_code}`,
  });
  const page = await fetch(`${provider}/redirect/?${query}`);
  expect(page.url).toBe(`${provider}/checkout/${host()}/${product.slug}?coupon=${coupon_code}`);
  const fields = [...(await page.text()).matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  await fetch(page.url, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: provider },
    body: new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])),
  });
  expect(await purchases()).toMatchObject([{ product_slug: product.slug }]);
  expect(field(await admin.pageState(), 'initial', 'partnerCoupon')).toBe(false);
});

test('a form on another site cannot buy', async () => {
  expect((await buy('jetpack_scan', { Origin: 'https://evil.example' })).status).toBe(403);
  expect(await purchases()).toEqual([]);
});

const sendSurvey = (body: string, origin: string) =>
  fetch(`${provider}/wpcom/v2/marketing/feedback-survey`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', Origin: origin },
    body,
  });

test('only the page of the site can send the survey', async () => {
  const url = `${provider}/wpcom/v2/marketing/feedback-survey`;
  const preflight = await fetch(url, { method: 'OPTIONS', headers: { Origin: site.url } });
  expect([preflight.status, preflight.headers.get('Access-Control-Allow-Origin')]).toEqual([204, site.url]);
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Content-Type');
  const reply = await sendSurvey(
    JSON.stringify({ site_id: 1, survey_id: 'disconnect', survey_responses: {} }),
    site.url,
  );
  expect([reply.status, await reply.json()]).toEqual([200, { success: true }]);
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(site.url);
  expect((await sendSurvey('{"survey_id":', site.url)).status).toBe(400);
  expect((await sendSurvey('{}', 'https://evil.example')).status).toBe(403);
});

/** Returns the status of the response to a request with this header `Host`. */
const statusFor = (hostHeader: string, options: { readonly path: string; readonly method?: string }) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = new URL(provider);
    const headers = { Host: hostHeader, 'Sec-Fetch-Site': 'same-origin', Origin: `http://${hostHeader}` };
    request({ host: '127.0.0.1', port, headers, ...options }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });

test('a page whose host name resolves to this machine can neither open the plans nor buy', async () => {
  const { port } = new URL(provider);
  const checkout = `/checkout/${host()}/jetpack_scan`;
  for (const name of ['evil.example', `evil.example:${port}`, `127.0.0.1.evil.example:${port}`]) {
    expect([name, await statusFor(name, { path: '/plans' })]).toEqual([name, 421]);
    expect([name, await statusFor(name, { path: checkout, method: 'POST' })]).toEqual([name, 421]);
  }
  expect(await statusFor(`localhost:${port}`, { path: '/plans' })).toBe(200);
});
