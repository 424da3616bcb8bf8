/** The part of an address that tells pages of the host apart. */
type Page = Pick<URL, 'origin' | 'pathname' | 'search'>;

const nameOf = ({ origin, pathname, search }: Page) =>
  `${origin}${pathname} ${new URLSearchParams(search).get('page')}`;

/**
 * Returns the text of the entry in the host's menu that leads to a route, without counts; null without an entry. Sites can add
 * entries to the menu, for routes that the page does not know.
 * @param path of the route
 * @param page address of our page; default: the current one
 */
export function menuTitle(path: string, page: Page = window.location): string | null {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#adminmenu a[href]')) {
    if (link.hash !== `#${path}` || nameOf(link) !== nameOf(page)) continue;
    const texts = [...link.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const title = texts.map(({ textContent }) => textContent).join('');
    if (title.trim()) return title.trim();
  }
  return null;
}
