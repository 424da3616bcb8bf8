import { outward, redirect, startLinks } from './links';

const page = 'http://site.example/wp-admin/admin.php?page=flightdeck';
beforeEach(() =>
  startLinks({
    origins: ['http://localhost:8401', 'https://provider.example'],
    redirect: 'https://jetpack.com/redirect/',
    rawUrl: 'site.example',
  }),
);

test.each([
  ['this site', 'http://site.example/wp-admin/about.php'],
  ['a relative address', 'admin.php?page=stats'],
  ['a route', '#/security'],
  ['a host of the product', 'https://jetpack.com/support/'],
  ['a subdomain of a host of the product', 'https://cloud.jetpack.com/backup/site.example'],
  ['an origin in the page state', 'http://localhost:8401/jetpack.authorize/1/'],
  ['an origin with https in the page state', 'https://provider.example/jetpack.authorize/1/'],
])('%s is allowed', (_what, url) => {
  expect(outward(url, page)).toMatchObject({ allowed: true });
});

test.each([
  ['a script', 'javascript:alert(1)'],
  ['a script with a line break in its scheme', ' java\nscript:alert(1)'],
  ['a data address', 'data:text/html,<script>1</script>'],
  ['a host that ends like a host of the product', 'https://notjetpack.com/'],
  ['a host that begins like a host of the product', 'https://jetpack.com.evil.example/'],
  ['a host without https', 'http://jetpack.com/'],
  ['another port of the provider', 'http://localhost:9999/'],
  ['a host of the product as user name', 'https://jetpack.com@evil.example/'],
  ['an address with credentials', 'https://user:pw@jetpack.com/'],
  ['an address with a user name', 'https://user@jetpack.com/'],
  ['an address with a password', 'https://:pw@jetpack.com/'],
  ['another scheme on the host of this site', 'ftp://site.example/'],
  ['a blob of the same origin', 'blob:http://site.example/0'],
  ['an address without a host', 'http://'],
])('%s is refused, with an error that has the address', (_what, url) => {
  expect(outward(url, page)).toMatchObject({
    allowed: false,
    failure: { code: 'link-refused', url, message: expect.stringContaining(url) },
  });
});

test('a site with https may link to itself', () => {
  expect(outward('#/security', page.replace('http:', 'https:'))).toMatchObject({ allowed: true });
});

test('a redirect link has the source, the site and the parameters that are not empty', () => {
  expect(redirect('jetpack-support-protect')).toBe(
    'https://jetpack.com/redirect/?source=jetpack-support-protect&site=site.example',
  );
  expect(redirect('calypso-activity-log', { query: 'group=rewind', calypso_env: '' })).toBe(
    'https://jetpack.com/redirect/?source=calypso-activity-log&site=site.example&query=group%3Drewind',
  );
});
