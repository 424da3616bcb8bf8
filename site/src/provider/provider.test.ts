import { request } from 'node:http';
import { builtLinks } from '@flightdeck/shared/testing/values';
import { coupon as partnerCoupon } from '../../answers/page.json';
import { seed } from '../scenarios/scenarios';
import { addressOf, reads } from '../testing/reads';
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

test('only the page of the site can read the answer to a survey', async () => {
  const allowedOrigin = async (Origin: string) => {
    const survey = { method: 'POST', body: '{}', headers: { Origin } };
    const reply = await fetch(`${provider}/wpcom/v2/marketing/feedback-survey`, survey);
    return reply.headers.get('Access-Control-Allow-Origin');
  };
  expect([await allowedOrigin(site.url), await allowedOrigin('https://evil.example')]).toEqual([site.url, null]);
});

/** Follows the redirects of a link to the page that it opens. */
async function openLink(url: string): Promise<string> {
  const response = url.startsWith(provider) ? await fetch(url) : await admin.fetch(url);
  const next = response.headers.get('Location');
  return next ? openLink(new URL(next, url).href) : `${response.status} ${await response.text()}`;
}

test('each link of the dashboard opens a page that links back', async () => {
  const { redirects, pages } = builtLinks(site.url, provider);
  expect(redirects.length).toBeGreaterThan(130);
  for (const link of [...redirects, ...pages])
    expect([link, await openLink(link)]).toEqual([link, expect.stringMatching(/^200 .*page=flightdeck/s)]);
});

test('every address in the responses of the site opens a page', async () => {
  seed(site.running.site.store, 'coupon-connected');
  await admin.post('module/sitemaps/active', { active: true });
  const texts = [JSON.stringify(await admin.pageState())];
  for (const read of reads) texts.push((await admin.get(addressOf(read))).text);
  const unescaped = texts.join(' ').replaceAll('\\', '').replaceAll('&#038;', '&');
  // Leaves out base addresses, to which clients append a path.
  const addresses = (unescaped.match(/http:\/\/(?:127\.0\.0\.1|localhost):\d+[^\s"'<>]+/g) ?? []).filter(
    (url) => !/\/(flightdeck|set\/|wp-json\/?|rest\/v1\.1\/.*|redirect\/)$/.test(url),
  );
  expect(new Set(addresses).size).toBeGreaterThan(10);
  for (const url of new Set(addresses))
    expect([url, await openLink(url)]).toEqual([url, expect.stringMatching(/^200 /)]);
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
