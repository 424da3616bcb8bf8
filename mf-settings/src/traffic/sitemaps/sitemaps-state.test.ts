import { sitemapAddresses, sitemapsState } from './sitemaps-state';

test.each([
  ['SET-149 SET-150 with the module on, the state is "listed"', true, true, 'listed'],
  ['with the module off, the state is "off"', false, true, 'off'],
  ['on a site that is hidden from search engines, with the module off, the state is "hidden"', false, false, 'hidden'],
  [
    'on a site that is hidden from search engines, with the module on, the state is "hidden-and-on"',
    true,
    false,
    'hidden-and-on',
  ],
])('%s', (_what, isOn, isVisible, state) => {
  expect(sitemapsState(isOn, isVisible)).toBe(state);
});

test.each<[string, unknown, string, string]>([
  [
    'the URLs of the module',
    { sitemap_url: 'https://a/s.xml', news_sitemap_url: 'https://a/n.xml' },
    'https://a/s.xml',
    'https://a/n.xml',
  ],
  [
    'the default URLs if the module reports no data',
    undefined,
    'https://site.example/sitemap.xml',
    'https://site.example/news-sitemap.xml',
  ],
  [
    'the default URLs if the module reports null',
    null,
    'https://site.example/sitemap.xml',
    'https://site.example/news-sitemap.xml',
  ],
  [
    'the default URLs if the module reports malformed data',
    { sitemap_url: 1, news_sitemap_url: '' },
    'https://site.example/sitemap.xml',
    'https://site.example/news-sitemap.xml',
  ],
])('SET-149 SET-150 returns %s', (_what, extra, sitemap, news) => {
  expect(sitemapAddresses('https://site.example', extra)).toEqual({ sitemap, news });
});
