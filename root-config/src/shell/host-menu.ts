import { isSettingsPath } from '../find-route';

/** An entry of a menu below the one of our page: Dashboard, or Settings. */
const entries = '#adminmenu li li > a[href]';

/**
 * Marks the entry of the host's menu that leads to the present route. The host cannot: it never sees the part of an address
 * behind the hash, and a change of route does not load the page again.
 * @param path of the route
 * @param page address of our page; default: the present one
 */
export function markHostMenu(path: string, page: Pick<URL, 'origin' | 'pathname' | 'search'> = window.location): void {
  const present = isSettingsPath(path) ? '#/settings' : '#/dashboard';
  for (const link of document.querySelectorAll<HTMLAnchorElement>(entries)) {
    if (!isOurs(link, page)) continue;
    // The host's own entry of a page names no route, and would load the page again.
    link.hash ||= '#/dashboard';
    const isPresent = link.hash === present;
    for (const element of [link, link.parentElement]) element?.classList.toggle('current', isPresent);
    if (isPresent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** The button that closes the menu where it lies over the page, on a phone: WordPress's, and that of the embedded site. */
const closing = '.wp-responsive-open #wp-admin-bar-menu-toggle a, #wp-menu-toggle:checked';

/** Closes a menu that lies over the page: a change of route leaves it open, since the page is not loaded again. */
export function closeHostMenu(): void {
  document.querySelector<HTMLElement>(closing)?.click();
}

/** Whether a link leads to our page, whatever else the present address asks for, such as another language. */
function isOurs(
  link: HTMLAnchorElement,
  { origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>,
): boolean {
  const pageOf = (query: string) => new URLSearchParams(query).get('page');
  return link.origin === origin && link.pathname === pathname && pageOf(link.search) === pageOf(search);
}
