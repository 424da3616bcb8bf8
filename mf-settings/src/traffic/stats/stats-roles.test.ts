import fc from 'fast-check';
import { roleRows, rolesWith } from './stats-roles';

const roles = ['editor', 'administrator', 'author', 'contributor', 'subscriber', 'shop_manager'].map((slug) => ({
  slug,
  name: slug.toUpperCase(),
}));
const short = (serverValue: unknown) =>
  roleRows(roles, serverValue)
    .map(({ slug, isOn, isLocked }) => `${slug}${isOn ? '+' : ''}${isLocked ? '!' : ''}`)
    .join(' ');

test.each([
  ['SET-144 SET-145 SET-146 none in the list', [], 'administrator+! editor author contributor subscriber shop_manager'],
  ['some', ['author', 'shop_manager'], 'administrator+! editor author+ contributor subscriber shop_manager+'],
  ['no list', false, 'administrator+! editor author contributor subscriber shop_manager'],
  ['a role the site has no more', ['gone'], 'administrator+! editor author contributor subscriber shop_manager'],
])('%s', (_what, serverValue, rows) => {
  expect(short(serverValue)).toBe(rows);
});

test.each([
  ['on', [], 'editor', true, ['administrator', 'editor']],
  ['off', ['administrator', 'editor', 'author'], 'editor', false, ['administrator', 'author']],
  ['SET-144 SET-145 administrators cannot be taken out', ['administrator'], 'administrator', false, ['administrator']],
  ['a role that is gone goes', ['gone', 'author'], 'editor', true, ['administrator', 'editor', 'author']],
  ['on twice', ['editor'], 'editor', true, ['administrator', 'editor']],
])('switching a role: %s', (_what, serverValue, slug, on, sent) => {
  expect(rolesWith(roles, serverValue, slug, on)).toEqual(sent);
});

test('SET-144 SET-145 whatever is saved and switched, administrators stay and nobody stands there twice', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...roles), fc.boolean(), (serverValue, { slug }, on) => {
      const sent = rolesWith(roles, serverValue, slug, on);
      expect(sent).toContain('administrator');
      expect(new Set(sent).size).toBe(sent.length);
    }),
  );
});
