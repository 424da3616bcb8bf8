import { shellVisibility } from './shell-visibility';

test.each([
  ['/recommendations', true, true],
  ['/recommendations/agency', true, true],
  ['/recommendations/summary', true, true],
  ['/recommendations/welcome-complete', false, false],
  ['/recommendations/backup-activated', false, false],
  ['/recommendations/server-credentials', false, false],
  ['/product/backup', false, true],
  ['/dashboard', true, true],
  ['', true, true],
])('on "%s", shows the masthead: %p, and the footer: %p', (path, hasMasthead, hasFooter) => {
  expect(shellVisibility(path)).toEqual({ hasMasthead, hasFooter });
});
