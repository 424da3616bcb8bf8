/** @jest-environment ./tools/jest/environment.cjs */
import { closeAdminMenu, markAdminMenu } from './admin-menu';

const page = { origin: 'http://localhost', pathname: '/wp-admin/admin.php', search: '?page=flightdeck&lang=de' };

/** The menu as WordPress prints it: the first entry of our submenu has no route and is marked as current. */
const menu = `<ul id="adminmenu">
  <li><a href="/wp-admin/index.php">Home</a></li>
  <li class="wp-has-current-submenu"><a href="/wp-admin/admin.php?page=flightdeck">Flightdeck</a><ul class="wp-submenu">
    <li class="current"><a href="/wp-admin/admin.php?page=flightdeck" class="current" aria-current="page">Dashboard</a></li>
    <li><a href="/wp-admin/admin.php?page=flightdeck#/settings">Settings</a></li>
    <li><a href="/wp-admin/admin.php?page=stats">Stats</a></li>
  </ul></li>
</ul>`;

const currentEntries = () => [...document.querySelectorAll('a[aria-current="page"]')].map((link) => link.textContent);

beforeEach(() => {
  document.body.innerHTML = menu;
});

test.each([
  ['/my-plan', 'Dashboard'],
  ['/traffic', 'Settings'],
])('on %s marks only the entry %s', (path, entry) => {
  markAdminMenu('/settings', page);
  markAdminMenu(path, page);
  expect(currentEntries()).toEqual([entry]);
  expect([...document.querySelectorAll('li.current > a.current')].map((link) => link.textContent)).toEqual([entry]);
});

test('adds the route to the Dashboard entry, which then opens without a reload, and changes no other entry', () => {
  markAdminMenu('/settings', page);
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/wp-admin/index.php',
    '/wp-admin/admin.php?page=flightdeck',
    'http://localhost/wp-admin/admin.php?page=flightdeck#/dashboard',
    '/wp-admin/admin.php?page=flightdeck#/settings',
    '/wp-admin/admin.php?page=stats',
  ]);
});

test('ignores a menu without our entries, and a missing menu', () => {
  document.body.innerHTML = '<ul id="adminmenu"><li><ul><li><a aria-current="page" href="/x">X</a></li></ul></li></ul>';
  markAdminMenu('/settings', page);
  expect(currentEntries()).toEqual(['X']);
  document.body.innerHTML = '';
  expect(() => markAdminMenu('/settings', page)).not.toThrow();
});

test.each([
  ['closes an open menu of WordPress', 'wp-responsive-open', 1],
  ['leaves a closed menu of WordPress closed', '', 0],
])('%s', (_what, className, clicks) => {
  document.body.innerHTML = `<div id="wpwrap" class="${className}"><div id="wp-admin-bar-menu-toggle"><a href="#menu">Menu</a></div></div>`;
  const onClick = jest.fn();
  document.getElementById('wp-admin-bar-menu-toggle')?.addEventListener('click', onClick);
  closeAdminMenu();
  expect(onClick).toHaveBeenCalledTimes(clicks);
});

test.each([
  ['open', 'checked'],
  ['closed', ''],
])('closes the menu of the test site if it was open, and leaves it closed otherwise: %s', (_state, checked) => {
  document.body.innerHTML = `<input type="checkbox" id="wp-menu-toggle" ${checked}>`;
  closeAdminMenu();
  expect(document.querySelector('input:checked')).toBeNull();
});

test.each([
  '<div class="wp-responsive-open"><p id="wp-admin-bar-menu-toggle"><a href="#forged">Open</a></p></div>',
  '<div class="wp-responsive-open"><a id="wp-admin-bar-menu-toggle" href="#forged">Open</a></div>',
])('does not follow a link that poses as the menu button: %s', async (markup) => {
  document.body.innerHTML = markup;
  closeAdminMenu();
  await new Promise((resolve) => setTimeout(resolve));
  expect(location.hash).toBe('');
});
