import type { Page } from '@playwright/test';
import type { ExpectedScreen } from '../../../root-config/src/testing/expected-screens';
import { noticesOf } from '../../../root-config/src/testing/screen-table';
import type { Visitor } from '../../../root-config/src/testing/visitors';

/** State of the page after a route change. */
export interface RouteState {
  readonly hash: string;
  readonly title: string;
  /** Areas in the slot of the screen. */
  readonly main: readonly string[];
  /** Areas in the slot of overlays. */
  readonly overlays: readonly string[];
  /** Areas in the slot of notices. */
  readonly notices: readonly string[];
  /** Name of the current tab; null if no tab is current. */
  readonly tab: string | null;
  /** Whether the tabs are hidden. */
  readonly isBare: boolean;
  /** Where the focus is. */
  readonly focus: 'screen' | 'dialog' | 'elsewhere';
  /** Whether a skeleton is shown. */
  readonly isLoading: boolean;
}

/** Returns the current state of the page. */
export const routeState = (page: Page): Promise<RouteState> =>
  page.evaluate(() => {
    const areas = (id: string) =>
      [...document.querySelectorAll<HTMLElement>(`#${id} > [data-area]`)].map(({ dataset }) => dataset.area ?? '');
    const { activeElement } = document;
    const outlet = document.getElementById('fd-outlet');
    const tabs = document.getElementById('fd-tabs');
    const current = tabs?.querySelector('[aria-current="page"]');
    // The badge of a tab is not part of its name.
    const name = current?.firstChild?.textContent ?? null;
    const isInScreen = activeElement !== outlet && outlet?.contains(activeElement);
    return {
      hash: location.hash,
      title: document.title,
      main: areas('fd-outlet'),
      overlays: areas('fd-overlays'),
      notices: areas('fd-notices').sort(),
      tab: name,
      isBare: tabs?.hidden === true,
      focus: activeElement?.closest('dialog[open]') ? 'dialog' : isInScreen ? 'screen' : 'elsewhere',
      isLoading: outlet?.querySelector('.fd-page-skeleton') !== null,
    } as const;
  });

/** Records the announcements of routes on the open page. */
export const recordRouteAnnouncements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const announcements: string[] = [];
    Reflect.set(globalThis, 'announcedTexts', announcements);
    const region = document.querySelector('#fd-overlays > [aria-live]');
    const observer = new MutationObserver(() => announcements.push(region?.textContent ?? ''));
    if (region) observer.observe(region, { subtree: true, childList: true, characterData: true });
  });

/** Returns the announcements of routes since the last call. */
export const takeRouteAnnouncements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: unknown = Reflect.get(globalThis, 'announcedTexts');
    return Array.isArray(texts) ? texts.splice(0) : [];
  });

const areasOf = (parts: readonly (string | null | undefined)[]): string[] =>
  parts.flatMap((part) => (part ? [part.replace(/\/.*/, '')] : []));

/** Where a visitor is: the screen, and the hash of the address after redirects. */
export interface Position {
  readonly screen: ExpectedScreen;
  readonly hash: string;
}

/** Returns the expected state. @param titleBefore title of the page, which stays if the screen has no title */
export function expectedAt(
  { screen, hash }: Position,
  visitor: Visitor,
  titleBefore: string,
): Omit<RouteState, 'focus'> {
  const { main, overlay, title, tab, isBare = false } = screen;
  return {
    hash,
    title: title === null ? titleBefore : `${title} ‹ Site Example`,
    tab,
    isBare,
    isLoading: false,
    main: areasOf([main]),
    overlays: areasOf([overlay]),
    notices: areasOf(noticesOf(screen, visitor)).sort(),
  };
}

/** Returns whether a route change leads to another screen. An overlay that opens or closes does not count. */
export const showsNewScreen = (before: Position, after: Position): boolean =>
  before.hash !== after.hash &&
  (before.screen.main !== after.screen.main ||
    (after.screen.title !== null && !before.screen.overlay && !after.screen.overlay));
