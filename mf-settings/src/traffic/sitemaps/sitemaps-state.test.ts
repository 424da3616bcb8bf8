import { sitemapAddresses, sitemapsState } from './sitemaps-state';

test.each([
  ['SET-149 SET-150 on and visible', true, true, 'listed'],
  ['off', false, true, 'off'],
  ['not visible', false, false, 'hidden'],
  ['on and not visible', true, false, 'hidden-and-on'],
])('%s', (_what, isOn, isVisible, state) => {
  expect(sitemapsState(isOn, isVisible)).toBe(state);
});

test.each<[string, unknown, string, string]>([
  [
    'named by the module',
    { sitemap_url: 'https://a/s.xml', news_sitemap_url: 'https://a/n.xml' },
    'https://a/s.xml',
    'https://a/n.xml',
  ],
  ['not named', undefined, 'https://site.example/sitemap.xml', 'https://site.example/news-sitemap.xml'],
  [
    'named with something else',
    { sitemap_url: 1, news_sitemap_url: '' },
    'https://site.example/sitemap.xml',
    'https://site.example/news-sitemap.xml',
  ],
])('SET-149 SET-150 addresses %s', (_what, extra, sitemap, news) => {
  expect(sitemapAddresses('https://site.example', extra)).toEqual({ sitemap, news });
});
