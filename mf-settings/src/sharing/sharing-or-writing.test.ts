import { sharingOrWriting } from './sharing-or-writing';

test.each([
  ['SET-009 who writes, social connections on', false, { publicize: true, 'post-by-email': true }, 'sharing'],
  ['SET-171 who writes, social connections off', false, { publicize: false, 'post-by-email': true }, 'writing'],
  ['SET-011 nothing on', false, {}, 'writing'],
  ['nothing known yet', false, undefined, 'sharing'],
  ['who manages, social connections off', true, { publicize: false, 'post-by-email': true }, 'sharing'],
] as const)('%s', (_what, manages, held, page) => {
  expect(sharingOrWriting(manages, held)).toBe(page);
});
