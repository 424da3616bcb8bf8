import { previewIcon, siteAddress } from './site-address';

test.each([
  ['site.example', 'http://site.example/wp-admin/', 'http://site.example'],
  ['site.example::blog', 'https://site.example/blog/wp-admin/', 'https://site.example/blog'],
  ['site.example', '/wp-admin/', 'https://site.example'],
  ['site.example::blog::::', 'https://site.example/blog/wp-admin/', 'https://site.example/blog'],
  ['site.example::blog::', 'https://site.example/blog/wp-admin/', 'https://site.example/blog'],
])('converts %s with the admin URL %s to %s', (rawUrl, adminUrl, address) => {
  expect(siteAddress(rawUrl, adminUrl)).toBe(address);
});

test.each<[string | false, string | undefined]>([
  ['https://site.example/i.png', 'https://site.example/i.png?s=512'],
  ['https://site.example/i.png?s=96&d=mm', 'https://site.example/i.png?s=512&d=mm'],
  ['/i.png#a', '/i.png?s=512'],
  ['', undefined],
  [false, undefined],
])('SET-213 converts the icon URL %p to %p', (icon, address) => {
  expect(previewIcon(icon)).toBe(address);
});

test('converts a URL of several megabytes in linear time', () => {
  const rawUrl = `a${'::'.repeat(2_000_000)}b`;
  expect(siteAddress(rawUrl, 'https://a/wp-admin/')).toHaveLength('https://'.length + 2_000_002);
});
