/** @jest-environment ./tools/jest/environment.cjs */
import { startLinks } from '@flightdeck/shared/links';
import { featuredImage } from './featured-image';

beforeEach(() => startLinks({ origins: [], redirect: 'https://jetpack.com/redirect/', rawUrl: 'site.example' }));
const src = 'https://jetpack.com/new.png';

test.each<[string, unknown, unknown]>([
  ['ROOT-065 reads an address', src, { src }],
  [
    'ROOT-065 reads a list, the format of WordPress for images',
    [src, 600, 400, false],
    { src, width: 600, height: 400 },
  ],
  ['ignores invalid sizes', [src, '600', -1], { src }],
  ['returns null for a post without an image', false, null],
  ['returns null for an empty list', [], null],
  ['returns null for an address that is not allowed', 'https://evil.example/x.png', null],
  ['returns null for a javascript: address', 'javascript:alert(1)', null],
  ['returns null for a value of another type', { src }, null],
])('%s', (_what, input, image) => {
  expect(featuredImage(input)).toEqual(image);
});
