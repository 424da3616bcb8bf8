import { isSettingsPath } from '../find-route';

/** Entries of the menu below our page: Dashboard and Settings. */
const entries = '#adminmenu li li > a[href]';

/**
 * Marks the entry of the host's menu for the current route. The host cannot: it never sees the hash of an address,
 * and a change of route does not reload the page.
 * @param path of the route
 * @param page address of our page; default: the current one
 */
export function markHostMenu(path: string, page: Pick<URL, 'origin' | 'pathname' | 'search'> = window.location): void {
  const present = isSettingsPath(path) ? '#/settings' : '#/dashboard';
  for (const link of document.querySelectorAll<HTMLAnchorElement>(entries)) {
    if (!isOurs(link, page)) continue;
    // The host's entry of a page has no route and would reload the page.
    link.hash ||= '#/dashboard';
    const isPresent = link.hash === present;
    for (const element of [link, link.parentElement]) element?.classList.toggle('current', isPresent);
    if (isPresent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** The button that closes the menu on a phone, in WordPress and on the embedded site. */
const closing = '.wp-responsive-open #wp-admin-bar-menu-toggle a, #wp-menu-toggle:checked';

/** Closes a menu that covers the page: a change of route does not reload the page and would leave it open. */
export function closeHostMenu(): void {
  document.querySelector<HTMLElement>(closing)?.click();
}

/**
 * Returns whether a link leads to our page, whatever other parameters the current address has, such as another
 * language.
 */
function isOurs(
  link: HTMLAnchorElement,
  { origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>,
): boolean {
  const pageOf = (query: string) => new URLSearchParams(query).get('page');
  return link.origin === origin && link.pathname === pathname && pageOf(link.search) === pageOf(search);
}
