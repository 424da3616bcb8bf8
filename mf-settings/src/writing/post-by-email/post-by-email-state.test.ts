import { canSeePostByEmail, savedAddress } from './post-by-email-state';

test.each([
  ['shows the card to a manager while the module is off', true, true, false, true],
  ['shows the card to a manager who cannot edit posts', true, false, false, true],
  ['shows the card to an editor while the module is on', false, true, true, true],
  ['hides the card from an editor while the module is off', false, true, false, false],
  ['hides the card from a subscriber', false, false, true, false],
])('SET-186 %s', (_what, manage_modules, edit_posts, isOn, isShown) => {
  expect(canSeePostByEmail({ manage_modules, edit_posts }, isOn)).toBe(isShown);
});

test.each([
  ['sample0001addr@post.wordpress.com', 'sample0001addr@post.wordpress.com'],
  [false, null],
  ['1', null],
  ['', null],
  [null, null],
  [undefined, null],
  ['NULL', null],
])('SET-182 reads the address %j as %j', (serverValue, address) => {
  expect(savedAddress(serverValue)).toBe(address);
});
