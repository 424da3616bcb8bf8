import { codeOf, displayValue, isValidValue, metaTag, nameOfOther, type Service } from './meta-tag';

test.each<[string, Service, string]>([
  ['SET-154.1', 'google', '<meta name="google-site-verification" content="a_B-9" />'],
  ['SET-154.2', 'bing', '<meta name="msvalidate.01" content="a_B-9" />'],
  ['SET-154.3', 'pinterest', '<meta name="p:domain_verify" content="a_B-9" />'],
  ['SET-154.4', 'yandex', '<meta name="yandex-verification" content="a_B-9" />'],
  ['SET-154.5', 'facebook', '<meta name="facebook-domain-verification" content="a_B-9" />'],
])('%s shows a plain code of %s in its meta tag', (_id, service, tag) => {
  expect(displayValue(service, 'a_B-9')).toBe(tag);
});

test.each([
  ['SET-155 shows a meta tag', '<meta name="google-site-verification" content="a" />'],
  ['SET-155 shows a meta tag with another name', '<meta name="other" content="a">'],
  ['SET-156 shows a code with a space', 'a b'],
  ['SET-156 shows a code with a dot', 'a.b'],
  ['SET-156 shows letters outside ASCII', 'ä'],
  ['SET-156 shows an empty value', ''],
  ['SET-156 shows a code with a line break', 'a\n'],
])('%s unchanged', (_what, value) => {
  expect(displayValue('google', value)).toBe(value);
});

test.each([
  ['abc', 'abc'],
  [' abc ', 'abc'],
  [metaTag('bing', 'abc'), 'abc'],
  ["<META NAME='a' CONTENT='abc'>", 'abc'],
  ['<meta name=“google-site-verification” content=„abc“ />', 'abc'],
  ['<meta name=’msvalidate.01’ content=‘abc’>', 'abc'],
  ['<meta name=″msvalidate.01″ content=″abc″ />', 'abc'],
  ['<meta name=yandex-verification content=abc>', 'abc'],
  ['<meta name=yandex-verification content=abc/>', 'abc'],
  ['<meta name=yandex-verification content=a/b/>', 'a/b'],
  ['<meta content="abc" name="msvalidate.01">', 'abc'],
  ['<meta\n  name="p:domain_verify"\r\n  content = "abc"\n/>', 'abc'],
  ['<meta data-content="x" content="abc" name="msvalidate.01"/>', 'abc'],
  ['<meta name="msvalidate.01"content=" abc "/>', 'abc'],
  ['<!-- Google --><meta name="google-site-verification" content="abc"><!-- end -->', 'abc'],
  ['<meta charset="utf-8"><meta name="viewport" content="w"><META content="abc" name="p:domain_verify">', 'abc'],
  ['<meta name="viewport" content="w"><meta name="msvalidate.01" content="abc">', 'abc'],
  ['<META NAME="VIEWPORT" CONTENT="w"><META NAME="YANDEX-VERIFICATION" CONTENT="abc">', 'abc'],
  [metaTag('google', 'a+b.c='), 'a+b.c='],
  ['<meta name=google-site-verification content=a+b.c=>', 'a+b.c='],
  ['<meta name="a" content="">', '<meta name="a" content="">'],
  ['', ''],
  ['a b', 'a b'],
])('reads the code of %j as %j', (value, code) => {
  expect(codeOf(value)).toBe(code);
});

test.each([
  ['', true],
  ['abc_DEF-1', true],
  [metaTag('yandex', 'abc'), true],
  ['not a code!', false],
  ['"ab"', false],
  ["a'b", false],
  ['a`b', false],
  ['<meta name="a">', false],
  ['<script>alert(1)</script>', false],
  ['<meta name="a" content="">', false],
  ['<meta name="a" content="a b">', false],
  ['<meta content="a"><script>', true],
  ['a+b.c=', true],
  ["<META content='a+b.c=' NAME=google-site-verification>", true],
])('%j is a valid value: %s', (value, isValid) => {
  expect(isValidValue(value)).toBe(isValid);
});

test.each<[Service, string, string | undefined]>([
  ['bing', metaTag('pinterest', 'abc'), 'p:domain_verify'],
  ['google', '<META NAME=YANDEX-VERIFICATION CONTENT=abc>', 'yandex-verification'],
  ['bing', metaTag('bing', 'abc'), undefined],
  ['bing', metaTag('google', 'a') + metaTag('bing', 'b'), undefined],
  ['bing', '<meta name="other" content="abc">', undefined],
  ['bing', 'p:domain_verify', undefined],
])('in the field of %s, %s has the tag of another service: %s', (service, value, name) => {
  expect(nameOfOther(service, value)).toBe(name);
});

test('reads unclosed tags in linear time', () => {
  const unclosed = '<meta '.repeat(1_000_000);
  expect(codeOf(unclosed)).toBe(unclosed.trim());
  expect(codeOf(`<meta ${'content '.repeat(1_000_000)}`)).toMatch(/^<meta/);
  expect(codeOf(`<meta ${' '.repeat(1_000_000)}`)).toBe('<meta');
});
