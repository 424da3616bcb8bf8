import { sitemapAddresses, sitemapsState } from './sitemaps-state';

test.each([
  ['SET-149 SET-150 visible', true, true, 'listed'],
  ['visible', false, true, 'off'],
  ['hidden', false, false, 'hidden'],
  ['hidden', true, false, 'hidden-and-on'],
])('for a site that is %s to search engines, with the module on: %s (%s), the state is "%s"', (...row) => {
  const [, isOn, isVisible, state] = row;
  expect(sitemapsState(isOn, isVisible)).toBe(state);
});

const defaultUrls = { sitemap: 'https://site.example/sitemap.xml', news: 'https://site.example/news-sitemap.xml' };
test.each<[string, unknown, ReturnType<typeof sitemapAddresses>]>([
  [
    'URLs',
    { sitemap_url: 'https://a/s.xml', news_sitemap_url: 'https://a/n.xml' },
    { sitemap: 'https://a/s.xml', news: 'https://a/n.xml' },
  ],
  ['no data', undefined, defaultUrls],
  ['null', null, defaultUrls],
  ['malformed data', { sitemap_url: 1, news_sitemap_url: '' }, defaultUrls],
])('SET-149 SET-150 if the module reports %s (%j), the URLs are %j', (_what, extra, urls) => {
  expect(sitemapAddresses('https://site.example', extra)).toEqual(urls);
});
