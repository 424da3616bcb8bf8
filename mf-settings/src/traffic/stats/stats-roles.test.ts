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

const allOff = 'administrator+! editor author contributor subscriber shop_manager';
const authorOn = 'administrator+! editor author+ contributor subscriber shop_manager';

test.each<[string, unknown, string]>([
  ['SET-144 SET-145 SET-146 an empty list', [], allOff],
  ['a list', ['author', 'shop_manager'], `${authorOn}+`],
  ['a list with gaps', { 0: 'administrator', 2: 'author' }, authorOn],
  ['a map of roles', { first: 'administrator', second: 'author' }, authorOn],
  ['a map of flags', { administrator: '1', author: true, editor: 0, subscriber: '' }, authorOn],
  ['a malformed list', false, allOff],
  ['a role that the site no longer has', ['gone'], allOff],
])('shows the administrator first, locked and on, and the other roles of %s: %j', (_what, serverValue, rows) => {
  expect(rowTexts(serverValue)).toBe(rows);
});

const admin = 'administrator';
test.each<[string, unknown, string, boolean, readonly string[]]>([
  ['adds a role', [], 'editor', true, [admin, 'editor']],
  ['adds a role only once', ['editor'], 'editor', true, [admin, 'editor']],
  ['removes a role', [admin, 'editor', 'author'], 'editor', false, [admin, 'author']],
  ['SET-144 SET-145 never removes the administrator', [admin], admin, false, [admin]],
  [
    'keeps unlisted roles',
    ['um.Role', 'author', 'gone'],
    'editor',
    true,
    [admin, 'editor', 'author', 'um.Role', 'gone'],
  ],
  ['keeps unlisted roles on removal', [admin, 'um.Role', 'author'], 'author', false, [admin, 'um.Role']],
  [
    'keeps roles whose slugs have digits, spaces or capital letters',
    [123, 'Shop Owner', 'EDITOR'],
    'author',
    true,
    [admin, 'author', '123', 'Shop Owner', 'EDITOR'],
  ],
  [
    'keeps the roles of a map of flags',
    { [admin]: true, gone: '1', past: '0' },
    'editor',
    true,
    [admin, 'editor', 'gone'],
  ],
  [
    'adds a role to a list with gaps',
    { 0: admin, 2: 'editor', 5: 'gone' },
    'author',
    true,
    [admin, 'editor', 'author', 'gone'],
  ],
  ['treats an empty string as an empty list', '', 'editor', true, [admin, 'editor']],
  ['treats a single role as an empty list', 'author', 'editor', true, [admin, 'editor']],
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
