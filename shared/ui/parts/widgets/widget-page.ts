import type { Failure } from '../../../contracts/areas/failure';

/**
 * State that the widgets of one page share. Each area contains a copy of this module, so the state is plain data under a
 * page-wide key; a different shape needs a new number in the key.
 */
interface WidgetPage {
  /** The start of the session by the first widget; null before it, and after a failed start. */
  starting: Promise<Failure | null> | null;
  /** Whether widgets start the session here, instead of our root. */
  isAlone: boolean;
  /** Elements of mounted widgets, the last used one at the end. */
  places: readonly Element[];
  readonly listeners: Set<() => void>;
}

const key: unique symbol = Symbol.for('flightdeck.widgets.1');

/** Returns the shared state of this page. */
export function widgetPage(scope: object = globalThis): WidgetPage {
  const holder: { [key]?: WidgetPage } = scope;
  holder[key] ??= { starting: null, isAlone: false, places: [], listeners: new Set() };
  return holder[key];
}

function setPlaces(page: WidgetPage, places: readonly Element[]): void {
  page.places = places;
  for (const listener of [...page.listeners]) listener();
}

/**
 * Registers a mounted widget, so that it can show notices. They show in the widget that was used last, or else in the first
 * on the page.
 * @returns a function that unregisters it
 */
export function registerWidget(widget: Element, page: WidgetPage = widgetPage()): () => void {
  const markAsUsed = () => {
    if (page.places.at(-1) !== widget) setPlaces(page, [...page.places.filter((each) => each !== widget), widget]);
  };
  const events = ['pointerdown', 'keydown', 'focusin'] as const;
  for (const event of events) widget.addEventListener(event, markAsUsed);
  setPlaces(page, [widget, ...page.places]);
  return () => {
    for (const event of events) widget.removeEventListener(event, markAsUsed);
    const remaining = page.places.filter((each) => each !== widget);
    setPlaces(page, remaining);
  };
}

/** Returns whether notices show in this widget now. */
export const showsNotices = (widget: Element | null, page: WidgetPage = widgetPage()): boolean =>
  widget !== null && page.places.at(-1) === widget;
