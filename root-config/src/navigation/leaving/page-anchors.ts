/** Returns the link that a click follows in this tab; undefined for any other click. */
export function followedLink(event: Event): HTMLAnchorElement | undefined {
  if (!(event instanceof MouseEvent) || event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.composedPath().find((element) => element instanceof HTMLAnchorElement);
  if (!link?.href || link.hasAttribute('download')) return undefined;
  return link.target === '' || link.target === '_self' ? link : undefined;
}

/**
 * Returns the element of this page that a link leads to, for links such as the skip links of WordPress; the whole page for
 * `#` and `#top`. Returns undefined for links to routes, to other pages, and to elements that the page does not have.
 */
export function anchorTarget({ href }: Pick<HTMLAnchorElement, 'href'>): HTMLElement | undefined {
  const [address, id] = href.split('#', 2);
  if (id === undefined || id.startsWith('/') || address !== location.href.split('#', 1)[0]) return undefined;
  if (id === '' || id === 'top') return document.documentElement;
  return document.getElementById(decodeId(id)) ?? undefined;
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Makes links to elements of the page move the focus to the element, and links to the top scroll there, without changing the
 * address: the hash is the route, so a skip link would otherwise leave the screen. Click handlers of the page take precedence.
 * @returns a function that removes the listener
 */
export function keepRouteOnAnchorClicks(): () => void {
  const onClick = (event: Event) => {
    const link = followedLink(event);
    const target = link && anchorTarget(link);
    if (!target) return;
    event.preventDefault();
    if (target === document.documentElement) scrollTo(0, 0);
    else focusOn(target);
  };
  addEventListener('click', onClick);
  return () => removeEventListener('click', onClick);
}

function focusOn(target: HTMLElement): void {
  target.scrollIntoView();
  target.focus();
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus();
}
