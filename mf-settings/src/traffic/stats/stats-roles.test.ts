import fc from 'fast-check';
import { roleRows, rolesWith } from './stats-roles';

const roles = ['editor', 'administrator', 'author', 'contributor', 'subscriber', 'shop_manager'].map((slug) => ({
  slug,
  name: slug.toUpperCase(),
}));
const short = (held: unknown) =>
  roleRows(roles, held)
    .map(({ slug, isOn, isLocked }) => `${slug}${isOn ? '+' : ''}${isLocked ? '!' : ''}`)
    .join(' ');

test.each([
  ['SET-144 SET-145 SET-146 none in the list', [], 'administrator+! editor author contributor subscriber shop_manager'],
  ['some', ['author', 'shop_manager'], 'administrator+! editor author+ contributor subscriber shop_manager+'],
  ['no list', false, 'administrator+! editor author contributor subscriber shop_manager'],
  ['a role the site has no more', ['gone'], 'administrator+! editor author contributor subscriber shop_manager'],
])('%s', (_what, held, rows) => {
  expect(short(held)).toBe(rows);
});

test.each([
  ['on', [], 'editor', true, ['administrator', 'editor']],
  ['off', ['administrator', 'editor', 'author'], 'editor', false, ['administrator', 'author']],
  ['SET-144 SET-145 administrators cannot be taken out', ['administrator'], 'administrator', false, ['administrator']],
  ['a role that is gone goes', ['gone', 'author'], 'editor', true, ['administrator', 'editor', 'author']],
  ['on twice', ['editor'], 'editor', true, ['administrator', 'editor']],
])('switching a role: %s', (_what, held, slug, on, sent) => {
  expect(rolesWith(roles, held, slug, on)).toEqual(sent);
});

test('SET-144 SET-145 whatever is held and switched, administrators stay and nobody stands there twice', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...roles), fc.boolean(), (held, { slug }, on) => {
      const sent = rolesWith(roles, held, slug, on);
      expect(sent).toContain('administrator');
      expect(new Set(sent).size).toBe(sent.length);
    }),
  );
});
