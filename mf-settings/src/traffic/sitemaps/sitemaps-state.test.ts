import { sitemapAddresses, sitemapsState } from './sitemaps-state';

test.each([
  ['SET-149 SET-150 lists the URLs when on and visible', true, true, 'listed'],
  ['is off when turned off', false, true, 'off'],
  ['is hidden on a site hidden from search engines', false, false, 'hidden'],
  ['warns when on and hidden from search engines', true, false, 'hidden-and-on'],
])('%s', (_what, isOn, isVisible, state) => {
  expect(sitemapsState(isOn, isVisible)).toBe(state);
});

test.each<[string, unknown, string, string]>([
  [
    'of the module',
    { sitemap_url: 'https://a/s.xml', news_sitemap_url: 'https://a/n.xml' },
    'https://a/s.xml',
    'https://a/n.xml',
  ],
  [
    'at the defaults without module data',
    undefined,
    'https://site.example/sitemap.xml',
    'https://site.example/news-sitemap.xml',
  ],
  [
    'at the defaults with null as module data',
    null,
    'https://site.example/sitemap.xml',
    'https://site.example/news-sitemap.xml',
  ],
  [
    'at the defaults with malformed module data',
    { sitemap_url: 1, news_sitemap_url: '' },
    'https://site.example/sitemap.xml',
    'https://site.example/news-sitemap.xml',
  ],
])('SET-149 SET-150 returns the URLs %s', (_what, extra, sitemap, news) => {
  expect(sitemapAddresses('https://site.example', extra)).toEqual({ sitemap, news });
});
