import { isSettingsPath } from '../../routes/find-route';

/** Returns all links of submenus. Markup of a user can't pose as the menu, because WordPress prints its menu first. */
const submenuLinks = (): Iterable<HTMLAnchorElement> =>
  document.getElementById('adminmenu')?.querySelectorAll<HTMLAnchorElement>('li li > a[href]') ?? [];

/**
 * Marks the entry of WordPress's menu for the current route, Dashboard or Settings. WordPress cannot do so: it never sees the
 * hash of an address, and a change of route does not reload the page.
 * @param path of the route
 * @param page address of our page; default: the current one
 */
export function markAdminMenu(path: string, page: Pick<URL, 'origin' | 'pathname' | 'search'> = window.location): void {
  const current = isSettingsPath(path) ? '#/settings' : '#/dashboard';
  for (const link of submenuLinks()) {
    if (!leadsToPage(link, page)) continue;
    // The first entry has no hash, so following it would reload the page.
    link.hash ||= '#/dashboard';
    const isCurrent = link.hash === current;
    for (const element of [link, link.parentElement]) element?.classList.toggle('current', isCurrent);
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/**
 * Closes WordPress's menu (of WordPress or of the test site), which covers the page on a phone. A route change does not reload
 * the page, so the menu would stay open. The synthetic event, unlike `click()`, follows no link: markup of a user can
 * contain a link with the ID of the button.
 */
export function closeAdminMenu(): void {
  const button = document.querySelector('.wp-responsive-open #wp-admin-bar-menu-toggle');
  button?.dispatchEvent(new Event('click', { bubbles: true }));
  const checkbox = document.querySelector<HTMLInputElement>('input#wp-menu-toggle:checked');
  if (checkbox) checkbox.checked = false;
}

/**
 * Returns whether a link leads to our page. Compares no parameter except `page`, because the current address can have others,
 * such as a language.
 */
function leadsToPage(
  link: HTMLAnchorElement,
  { origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>,
): boolean {
  const pageOf = (query: string) => new URLSearchParams(query).get('page');
  return link.origin === origin && link.pathname === pathname && pageOf(link.search) === pageOf(search);
}
