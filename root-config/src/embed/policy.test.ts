import { missingDirective, policyError } from './policy';

const pageOrigin = 'https://page.example';
const setOrigin = 'https://set.example:8443';

test.each([
  ['a script from another origin', 'script-src-elem', `${setOrigin}/a/remote.js`, `script-src ${setOrigin}`],
  ['a request to its own origin', 'connect-src', `${pageOrigin}/wp-json/jetpack/v4/connection`, "connect-src 'self'"],
  ['our Trusted Types policy', 'trusted-types', 'trusted-types-policy', "trusted-types flightdeck 'allow-duplicates'"],
  [
    'a script address that our policy did not create',
    'require-trusted-types-for',
    'trusted-types-sink',
    "trusted-types flightdeck 'allow-duplicates'",
  ],
])('names the missing directive when the page refuses %s', (_what, effectiveDirective, blockedURI, directive) => {
  expect(missingDirective({ effectiveDirective, blockedURI }, [setOrigin, pageOrigin], pageOrigin)).toBe(directive);
});

test.each([
  ['one of its scripts', 'script-src-elem', 'https://ads.example/x.js'],
  ["a request to another origin that starts with the page's origin", 'connect-src', 'https://page.example.evil/x'],
  ['one of its inline scripts', 'script-src-elem', 'inline'],
])('names no directive when the page refuses %s', (_what, effectiveDirective, blockedURI) => {
  expect(missingDirective({ effectiveDirective, blockedURI }, [setOrigin, pageOrigin], pageOrigin)).toBeNull();
});

test('names each directive once', () => {
  expect(policyError(["connect-src 'self'", "connect-src 'self'"]).message).toMatch(/: connect-src 'self'$/);
});
