import fc from 'fast-check';
import { isRoleList, roleRows, rolesWith } from './stats-roles';

const roles = ['editor', 'administrator', 'author', 'contributor', 'subscriber', 'shop_manager'].map((slug) => ({
  slug,
  name: slug.toUpperCase(),
}));
/** Returns the rows as a string, with `+` after a role that is on and `!` after one that is locked. */
const rowTexts = (serverValue: unknown) =>
  roleRows(roles, serverValue)
    .map(({ slug, isOn, isLocked }) => `${slug}${isOn ? '+' : ''}${isLocked ? '!' : ''}`)
    .join(' ');

test.each([
  [
    'SET-144 SET-145 SET-146 shows the administrator first, locked and on, for an empty list',
    [],
    'administrator+! editor author contributor subscriber shop_manager',
  ],
  [
    'turns on the roles in the list',
    ['author', 'shop_manager'],
    'administrator+! editor author+ contributor subscriber shop_manager+',
  ],
  [
    'reads a list with gaps',
    { 0: 'administrator', 2: 'author' },
    'administrator+! editor author+ contributor subscriber shop_manager',
  ],
  [
    'reads a map of roles',
    { first: 'administrator', second: 'author' },
    'administrator+! editor author+ contributor subscriber shop_manager',
  ],
  [
    'reads a map of flags',
    { administrator: '1', author: true, editor: 0, subscriber: '' },
    'administrator+! editor author+ contributor subscriber shop_manager',
  ],
  ['treats a malformed list as empty', false, 'administrator+! editor author contributor subscriber shop_manager'],
  [
    'ignores a role that the site no longer has',
    ['gone'],
    'administrator+! editor author contributor subscriber shop_manager',
  ],
])('%s', (_what, serverValue, rows) => {
  expect(rowTexts(serverValue)).toBe(rows);
});

test.each([
  ['adds a role', [], 'editor', true, ['administrator', 'editor']],
  ['removes a role', ['administrator', 'editor', 'author'], 'editor', false, ['administrator', 'author']],
  ['SET-144 SET-145 never removes the administrator', ['administrator'], 'administrator', false, ['administrator']],
  [
    'keeps roles that the site no longer lists',
    ['um_Custom.Role', 'author', 'gone'],
    'editor',
    true,
    ['administrator', 'editor', 'author', 'um_Custom.Role', 'gone'],
  ],
  [
    'keeps roles whose slugs have digits, spaces or capital letters',
    [123, 'Shop Owner', 'EDITOR'],
    'author',
    true,
    ['administrator', 'author', '123', 'Shop Owner', 'EDITOR'],
  ],
  [
    'keeps the roles of a map of flags',
    { administrator: true, gone: '1', past: '0' },
    'editor',
    true,
    ['administrator', 'editor', 'gone'],
  ],
  [
    'keeps roles that the site no longer lists when another role is removed',
    ['administrator', 'um_Custom.Role', 'author'],
    'author',
    false,
    ['administrator', 'um_Custom.Role'],
  ],
  [
    'adds a role to a list with gaps',
    { 0: 'administrator', 2: 'editor', 5: 'gone' },
    'author',
    true,
    ['administrator', 'editor', 'author', 'gone'],
  ],
  ['treats an empty string as an empty list', '', 'editor', true, ['administrator', 'editor']],
  ['treats a single role as an empty list', 'author', 'editor', true, ['administrator', 'editor']],
  ['adds a role only once', ['editor'], 'editor', true, ['administrator', 'editor']],
])('%s', (_what, serverValue, slug, on, sent) => {
  expect(rolesWith(roles, serverValue, slug, on)).toEqual(sent);
});

test('SET-144 SET-145 always keeps the administrator and lists no role twice, for any saved value', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...roles), fc.boolean(), (serverValue, { slug }, on) => {
      const sent = rolesWith(roles, serverValue, slug, on);
      expect(sent).toContain('administrator');
      expect(new Set(sent).size).toBe(sent.length);
    }),
  );
});

test.each<[unknown, boolean]>([
  [['administrator', 7], true],
  [{ 0: 'administrator', 2: 'editor' }, true],
  [{ administrator: true }, true],
  [[], true],
  [null, true],
  ['', true],
  ['editor', false],
  [[{ slug: 'editor' }], false],
  [[true], false],
  [{ editor: [] }, false],
  [{ administrator: true, editor: [] }, false],
  [{ first: 'administrator', second: [] }, false],
])('%j is read as a list of roles: %s', (serverValue, isList) => {
  expect(isRoleList(serverValue)).toBe(isList);
});
