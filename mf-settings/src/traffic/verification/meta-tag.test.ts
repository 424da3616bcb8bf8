import { codeOf, isAcceptable, metaTag, type Service, shownValue } from './meta-tag';

test.each<[string, Service, string]>([
  ['SET-154.1', 'google', '<meta name="google-site-verification" content="a_B-9" />'],
  ['SET-154.2', 'bing', '<meta name="msvalidate.01" content="a_B-9" />'],
  ['SET-154.3', 'pinterest', '<meta name="p:domain_verify" content="a_B-9" />'],
  ['SET-154.4', 'yandex', '<meta name="yandex-verification" content="a_B-9" />'],
  ['SET-154.5', 'facebook', '<meta name="facebook-domain-verification" content="a_B-9" />'],
])('%s a plain code of %s stands in its tag', (_id, service, tag) => {
  expect(shownValue(service, 'a_B-9')).toBe(tag);
});

test.each([
  ['SET-155 a tag', '<meta name="google-site-verification" content="a" />'],
  ['SET-155 a tag of another name', '<meta name="other" content="a">'],
  ['SET-156 a code with a blank', 'a b'],
  ['SET-156 a code with a dot', 'a.b'],
  ['SET-156 letters of other scripts', 'ä'],
  ['SET-156 nothing', ''],
  ['SET-156 a line more', 'a\n'],
])('%s stays as it is', (_what, value) => {
  expect(shownValue('google', value)).toBe(value);
});

test.each([
  ['abc', 'abc'],
  [' abc ', 'abc'],
  [metaTag('bing', 'abc'), 'abc'],
  ["<META NAME='a' CONTENT='abc'>", 'abc'],
  ['', ''],
  ['a b', 'a b'],
])('the code of %s is %s', (value, code) => {
  expect(codeOf(value)).toBe(code);
});

test.each([
  ['', true],
  ['abc_DEF-1', true],
  [metaTag('yandex', 'abc'), true],
  ['not a code!', false],
  ['<meta name="a">', false],
  ['<script>alert(1)</script>', false],
  ['<meta content="a"><script>', false],
])('the server takes %j: %s', (value, isTaken) => {
  expect(isAcceptable(value)).toBe(isTaken);
});
