import { canUseAddress, savedAddress, seesPostByEmail } from './post-by-email-state';

test.each([
  ['a manager, module off', true, true, false, true],
  ['a manager who may not edit', true, false, false, true],
  ['an editor, module on', false, true, true, true],
  ['an editor, module off', false, true, false, false],
  ['a subscriber', false, false, true, false],
])('SET-186 %s', (_who, manage_modules, edit_posts, isOn, sees) => {
  expect(seesPostByEmail({ manage_modules, edit_posts }, isOn)).toBe(sees);
});

test.each([
  ['sample0001addr@post.wordpress.com', 'sample0001addr@post.wordpress.com'],
  [false, null],
  ['1', null],
  ['', null],
  [null, null],
  [undefined, null],
  ['NULL', null],
])('SET-182 the address %j is %j', (serverValue, address) => {
  expect(savedAddress(serverValue)).toBe(address);
});

test.each([
  ['on', true, true, true],
  ['off', false, true, false],
  ['SET-184 SET-185 offline or not linked', true, false, false],
])('the address can be made anew: %s', (_what, isOn, isUsable, can) => {
  expect(canUseAddress({ isOn, isUsable })).toBe(can);
});
