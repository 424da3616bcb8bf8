import { builtLinks } from '@flightdeck/shared/testing/values';
import { products } from '../catalog/products';
import { type ScenarioName, seed } from '../scenarios/scenarios';
import { addressOf, reads } from '../testing/reads';
import type { TestClient } from '../testing/test-client';
import { startTestSite, type TestSite } from '../testing/test-site';
import { providerApp } from './app';

let site: TestSite;
let admin: TestClient;
let origins: { readonly site: string; readonly provider: string };
let provider: ReturnType<typeof providerApp>;
let links: ReturnType<typeof builtLinks>;
beforeAll(async () => {
  site = await startTestSite('free');
  admin = await site.directClient('admin');
  origins = site.running.site.urls;
  provider = providerApp(site.running.site);
  links = builtLinks(origins.site, origins.provider);
});
afterAll(() => site.close());

/** Follows the redirects of a link to the page that it opens. */
async function openLink(url: string): Promise<{ status: number; url: string; text: string }> {
  const { origin } = new URL(url);
  const response = origin === origins.provider ? await provider.fetch(new Request(url)) : await admin.fetch(url);
  const next = response.headers.get('Location');
  return next
    ? openLink(new URL(next, url).href)
    : { status: response.status, url: url.replace(origin, ''), text: await response.text() };
}

/** Returns the text that the page must show: the title of the plans, the product at the checkout, otherwise the source of the link. */
function subjectOf(url: string, link: URLSearchParams): string {
  if (url.startsWith('/plans/')) return 'Plans and products';
  return (url.startsWith('/checkout/') ? link.get('path') : link.get('source')) ?? '';
}

test('each link to the redirect service opens a page that shows what the link is for, and links back', async () => {
  const failed: string[] = [];
  for (const link of links.redirects) {
    const { status, text, url } = await openLink(link);
    const { searchParams } = new URL(link);
    const subject = subjectOf(url, searchParams);
    const isValid = status === 200 && text.includes(subject) && text.includes(`${origins.site}/wp-admin/`);
    if (!isValid) failed.push(`${link} ${status}`);
  }
  expect(links.redirects.length).toBeGreaterThan(130);
  expect(failed).toEqual([]);
});

test('each link to an admin page opens a page that links back', async () => {
  const failed: string[] = [];
  for (const link of links.pages) {
    const { status, text } = await openLink(link);
    if (status !== 200 || !text.includes('admin.php?page=flightdeck')) failed.push(`${link} ${status}`);
  }
  expect(failed).toEqual([]);
});

test('the return address of a purchase redirects to the recommendations for the product', async () => {
  const response = await admin.fetch('/wp-admin/admin.php?jp-react-redirect=product-purchased');
  const target = '/wp-admin/admin.php?page=flightdeck#/recommendations/product-purchased';
  expect(response.headers.get('Location')).toBe(target);
});

test('each product with a price has a checkout', async () => {
  const host = new URL(origins.site).host;
  for (const { slug } of products.filter(({ price }) => price > 0)) {
    expect([slug, (await openLink(`${origins.provider}/checkout/${host}/${slug}`)).status]).toEqual([slug, 200]);
  }
});

/** Base addresses, to which clients append a path. They are not pages. */
const basePaths = ['/wp-content/plugins/flightdeck', '/wp-content/plugins/flightdeck/set/', '/redirect/', ''];
/** Addresses of APIs, which are not pages. */
const apiAddress = /\/rest\/v1\.1\/|\/wp-json\/?$/;

/** Returns every address of site and provider in a response, also inside texts and markup. */
function addressesIn(text: string): string[] {
  const unescaped = text.replaceAll('\\', '').replaceAll('&#038;', '&').replaceAll('&amp;', '&');
  const found = unescaped.match(/http:\/\/(?:127\.0\.0\.1|localhost):\d+[^\s"'<>]*/g) ?? [];
  return found.filter((url) => !apiAddress.test(url) && !basePaths.includes(url.replace(/^http:\/\/[^/]*/, '')));
}

test.each<ScenarioName>(['not-connected', 'free', 'complete', 'coupon-connected', 'threats', 'identity-crisis'])(
  'in the scenario "%s", every address in the responses of the site opens a page',
  async (name) => {
    seed(site.running.site.store, name);
    const texts = [JSON.stringify(await admin.pageState())];
    await admin.post('module/sitemaps/active', { active: true });
    for (const read of reads) texts.push((await admin.get(addressOf(read))).text);
    const addresses = [...new Set(texts.flatMap(addressesIn))];
    const failed: string[] = [];
    for (const url of addresses) {
      const { status } = await openLink(url);
      if (status !== 200) failed.push(`${url} ${status}`);
    }
    expect(addresses.length).toBeGreaterThan(10);
    expect(failed).toEqual([]);
  },
);
