/** The static places of the page, printed by the server with the markup of `page/page-markup.view.tsx`. */
export interface Places {
  /** Holds all of them. */
  readonly root: HTMLElement;
  /** End of the masthead, beside the mark. */
  readonly masthead: HTMLElement;
  readonly tabs: HTMLElement;
  readonly logo: HTMLElement;
  readonly notices: HTMLElement;
  readonly main: HTMLElement;
  readonly overlays: HTMLElement;
  readonly toasts: HTMLElement;
  readonly footer: HTMLElement;
}

/** Finds the places. A host that prints another markup gets the missing ones added. */
export function findPlaces(mount: HTMLElement): Places {
  const place = (id: string, tag = 'div'): HTMLElement => {
    const present = mount.querySelector<HTMLElement>(`#${id}`);
    if (present) return present;
    const made = document.createElement(tag);
    made.id = id;
    mount.append(made);
    return made;
  };
  return {
    root: mount,
    masthead: place('fd-masthead'),
    tabs: place('fd-tabs'),
    logo: place('fd-logo', 'a'),
    notices: place('fd-notices'),
    main: place('fd-outlet'),
    overlays: place('fd-overlays'),
    toasts: place('fd-toasts'),
    footer: place('fd-footer', 'footer'),
  };
}
