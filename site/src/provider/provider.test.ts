import { request } from 'node:http';
import { builtLinks } from '@flightdeck/shared/testing/values';
import { coupon as partnerCoupon } from '../../answers/page.json';
import { addressOf, reads } from '../testing/reads';
import { field } from '../testing/test-client';
import { runTestSite } from '../testing/test-site';

const testSite = runTestSite('free');
const admin = testSite.loggedIn('admin');
let provider: string;
beforeAll(() => {
  provider = testSite.site.urls.provider;
});
beforeEach(() => testSite.reset());

const purchases = async () => JSON.parse(String(field((await admin.get('site/purchases')).body, 'data')));
const checkoutOf = (slug: string) => `${provider}/checkout/${new URL(testSite.url).host}/${slug}`;
const buy = (slug: string, fields: Record<string, string>, Origin = provider) =>
  fetch(checkoutOf(slug), {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin },
    body: new URLSearchParams(fields),
  });

test.each([
  ['https://evil.example/', '#/my-plan'],
  ['admin.php?page=flightdeck#/recommendations', '#/recommendations'],
])('buying adds the product, and redirects for %s to %s of the site', async (redirect_to, hash) => {
  const purchase = await buy('jetpack_scan', { redirect_to });
  expect(purchase.headers.get('Location')).toBe(`${testSite.url}/wp-admin/admin.php?page=flightdeck${hash}`);
  expect(await purchases()).toMatchObject([{ product_slug: 'jetpack_scan', active: '1' }]);
});

test('no page can show the provider in a frame', async () => {
  const { headers } = await fetch(checkoutOf('jetpack_scan'));
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
});

test('buying a plan replaces the plan, and makes its features available', async () => {
  await buy('jetpack_complete', {});
  expect(field(await admin.pageState(), 'initial', 'siteData', 'plan')).toEqual({ product_slug: 'jetpack_complete' });
  expect((await admin.post('module/search/active', { active: true })).status).toBe(200);
});

test('a partner coupon opens the checkout, and works for one purchase', async () => {
  testSite.reset('coupon-connected');
  const { coupon_code: coupon, product } = partnerCoupon;
  const source = 'jetpack-plugin-partner-coupon-checkout';
  const query = new URLSearchParams({ source, path: product.slug, query: `coupon=${coupon}` });
  const page = await fetch(`${provider}/redirect/?${query}`);
  expect(page.url).toBe(`${checkoutOf(product.slug)}?coupon=${coupon}`);
  expect(await page.text()).toContain(`name="coupon" value="${coupon}"`);
  await buy(product.slug, { coupon });
  expect(await purchases()).toMatchObject([{ product_slug: product.slug }]);
  expect(field(await admin.pageState(), 'initial', 'partnerCoupon')).toBe(false);
});

test.each(['https://evil.example', 'null'])('the provider refuses forms with the origin %s', async (origin) => {
  expect((await buy('jetpack_scan', {}, origin)).status).toBe(403);
  for (const path of ['/jetpack.authorize/1/', '/connect-google']) {
    const reply = await fetch(provider + path, { method: 'POST', headers: { Origin: origin } });
    expect([path, reply.status]).toEqual([path, 403]);
  }
  expect(await purchases()).toEqual([]);
});

test('only the page of the site can read the answer to a survey', async () => {
  const allowedOrigin = async (Origin: string) => {
    const survey = { method: 'POST', body: '{}', headers: { Origin } };
    const reply = await fetch(`${provider}/wpcom/v2/marketing/feedback-survey`, survey);
    return reply.headers.get('Access-Control-Allow-Origin');
  };
  expect([await allowedOrigin(testSite.url), await allowedOrigin('https://evil.example')]).toEqual([
    testSite.url,
    null,
  ]);
});

/** Follows the redirects of a link to the page that it opens. */
async function openLink(url: string): Promise<string> {
  const response = url.startsWith(provider) ? await fetch(url) : await admin.fetch(url);
  const next = response.headers.get('Location');
  return next ? openLink(new URL(next, url).href) : `${response.status} ${await response.text()}`;
}

test('each link of the dashboard opens a page that links back', async () => {
  const { redirects, pages } = builtLinks(testSite.url, provider);
  expect(redirects.length).toBeGreaterThan(130);
  for (const link of [...redirects, ...pages])
    expect([link, await openLink(link)]).toEqual([link, expect.stringMatching(/^200 .*page=flightdeck/s)]);
});

test('every address in the responses of the site opens a page', async () => {
  testSite.reset('coupon-connected');
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
const statusFor = (Host: string, method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { Host, 'Sec-Fetch-Site': 'same-origin', Origin: `http://${Host}` };
    const { port } = new URL(provider);
    request({ host: '127.0.0.1', port, method, path, headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });

test.each([
  ['evil.example', 421],
  ['evil.example:PORT', 421],
  ['127.0.0.1.evil.example:PORT', 421],
  ['localhost:PORT', 200],
])('a page with the host name %s, which resolves to this machine, gets status %i', async (name, status) => {
  const host = name.replace('PORT', new URL(provider).port);
  expect(await statusFor(host, 'GET', '/plans')).toBe(status);
  if (status === 421) expect(await statusFor(host, 'POST', new URL(checkoutOf('jetpack_scan')).pathname)).toBe(421);
});
