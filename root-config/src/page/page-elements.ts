/** Static elements of the page, printed by the server with the markup of `page/page-markup.view.tsx`. */
export interface PageElements {
  /** Contains all others. */
  readonly root: HTMLElement;
  /** End of the masthead, beside the logo. */
  readonly masthead: HTMLElement;
  readonly tabs: HTMLElement;
  readonly logo: HTMLElement;
  readonly notices: HTMLElement;
  readonly main: HTMLElement;
  readonly overlays: HTMLElement;
  readonly toasts: HTMLElement;
  readonly footer: HTMLElement;
}

/**
 * Returns the elements of a mount, and adds those that WordPress did not print. Compares the tag name too: if other markup
 * before the mount has an unclosed tag such as `<b id="fd-tabs">`, browsers repeat the tag inside the mount.
 */
export function findPageElements(mount: HTMLElement): PageElements {
  const findOrAdd = (id: string, tag = 'div'): HTMLElement => {
    const existing = mount.querySelector<HTMLElement>(`${tag}#${id}`);
    if (existing) return existing;
    const added = document.createElement(tag);
    added.id = id;
    mount.append(added);
    return added;
  };
  return {
    root: mount,
    masthead: findOrAdd('fd-masthead', 'span'),
    tabs: findOrAdd('fd-tabs'),
    logo: findOrAdd('fd-logo', 'a'),
    notices: findOrAdd('fd-notices'),
    main: findOrAdd('fd-outlet'),
    overlays: findOrAdd('fd-overlays'),
    toasts: findOrAdd('fd-toasts'),
    footer: findOrAdd('fd-footer', 'footer'),
  };
}
