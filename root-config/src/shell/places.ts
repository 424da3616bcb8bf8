/** The static places of the page, printed by the server with the markup of `page/page-markup.view.tsx`. */
export interface Places {
  readonly header: HTMLElement;
  readonly notices: HTMLElement;
  readonly main: HTMLElement;
  readonly overlays: HTMLElement;
  readonly toasts: HTMLElement;
  readonly footer: HTMLElement;
}

/**
 * Finds the places and empties those that React fills; the outlet keeps its skeleton until a screen takes over. A host
 * that prints another markup gets the missing places added.
 */
export function findPlaces(mount: HTMLElement): Places {
  const place = (id: string, tag = 'div'): HTMLElement => {
    const present = mount.querySelector<HTMLElement>(`#${id}`);
    if (present) return present;
    const made = document.createElement(tag);
    made.id = id;
    mount.append(made);
    return made;
  };
  const places = {
    header: place('fd-header', 'header'),
    notices: place('fd-notices'),
    main: place('fd-outlet', 'main'),
    overlays: place('fd-overlays'),
    toasts: place('fd-toasts'),
    footer: place('fd-footer', 'footer'),
  };
  places.header.replaceChildren();
  places.footer.replaceChildren();
  return places;
}
