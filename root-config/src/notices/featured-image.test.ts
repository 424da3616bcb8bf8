/** @jest-environment ./tools/jest/environment.cjs */
import { startLinks } from '@flightdeck/shared/links';
import { featuredImage } from './featured-image';

beforeEach(() => startLinks({ origins: [], redirect: 'https://jetpack.com/redirect/', rawUrl: 'site.example' }));
const src = 'https://jetpack.com/new.png';

test.each<[string, unknown, unknown]>([
  ['ROOT-065 an address', src, { src }],
  ['ROOT-065 a list, as the host keeps pictures', [src, 600, 400, false], { src, width: 600, height: 400 }],
  ['sizes that are none', [src, '600', -1], { src }],
  ['none', false, null],
  ['an empty list', [], null],
  ['an address of somebody else', 'https://evil.example/x.png', null],
  ['a script', 'javascript:alert(1)', null],
  ['another thing', { src }, null],
])('%s', (_what, given, image) => {
  expect(featuredImage(given)).toEqual(image);
});
