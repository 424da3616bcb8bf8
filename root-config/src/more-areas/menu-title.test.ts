/** @jest-environment ./tools/jest/environment.cjs */
import { menuTitle } from './menu-title';

const page = { origin: 'http://localhost', pathname: '/wp-admin/admin.php', search: '?page=flightdeck&lang=de' };

test.each([
  ['/backup', '/wp-admin/admin.php?page=flightdeck#/backup', 'Backup <span class="update-plugins">3</span>', 'Backup'],
  ['/backup', '/wp-admin/admin.php?page=flightdeck#/backup/now', 'Backup', null],
  ['/backup', '/wp-admin/admin.php?page=stats#/backup', 'Backup', null],
  ['/backup', '/wp-admin/admin.php?page=flightdeck#/backup', '<img alt="Backup" src="data:,">', null],
])('the title of %s in a menu with %s, %s, is %s', (path, href, label, title) => {
  document.body.innerHTML = `<ul id="adminmenu"><li><a href="${href}">${label}</a></li></ul>`;
  expect(menuTitle(path, page)).toBe(title);
});
