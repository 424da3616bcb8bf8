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
 * Finds the elements by class and tag name, and adds those that the host did not print. The tag name matters because
 * browsers repeat a tag that other markup left open inside the mount, but only text tags such as `<b>`.
 */
export function findPageElements(mount: HTMLElement): PageElements {
  const place = (id: string, tag = 'div'): HTMLElement => {
    const present = mount.querySelector<HTMLElement>(`${tag}#${id}`);
    if (present) return present;
    const made = document.createElement(tag);
    made.id = id;
    mount.append(made);
    return made;
  };
  return {
    root: mount,
    masthead: place('fd-masthead', 'span'),
    tabs: place('fd-tabs'),
    logo: place('fd-logo', 'a'),
    notices: place('fd-notices'),
    main: place('fd-outlet'),
    overlays: place('fd-overlays'),
    toasts: place('fd-toasts'),
    footer: place('fd-footer', 'footer'),
  };
}
