/** @jest-environment ./tools/jest/environment.cjs */
import { startLinks } from '@flightdeck/shared/links';
import { featuredImage } from './featured-image';

beforeEach(() => startLinks({ origins: [], redirect: 'https://jetpack.com/redirect/', rawUrl: 'site.example' }));
const src = 'https://jetpack.com/new.png';

test.each<[string, unknown, unknown]>([
  ['ROOT-065 an address', src, { src }],
  ["ROOT-065 a list, the host's format for images", [src, 600, 400, false], { src, width: 600, height: 400 }],
  ['invalid sizes', [src, '600', -1], { src }],
  ['none', false, null],
  ['an empty list', [], null],
  ['an address that is not allowed', 'https://evil.example/x.png', null],
  ['a script', 'javascript:alert(1)', null],
  ['another type', { src }, null],
])('%s', (_what, input, image) => {
  expect(featuredImage(input)).toEqual(image);
});
