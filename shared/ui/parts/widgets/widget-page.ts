import type { Failure } from '../../../contracts/areas/failure';

/**
 * State that the widgets of one page share. Each area contains a copy of this module, so the state is plain data under a
 * page-wide key; a different shape needs a new number in the key.
 */
interface WidgetPage {
  /** The session start of the first widget; null before the start, and after a failed one. */
  starting: Promise<Failure | null> | null;
  /** Whether the page has no root of ours, so that widgets start the session. */
  isStandalone: boolean;
  /** Elements of mounted widgets; the most recently used widget is at the end. */
  elements: readonly Element[];
  /** Called when `elements` changes. */
  readonly listeners: Set<() => void>;
}

const key: unique symbol = Symbol.for('flightdeck.widgets.1');

/** Returns the shared state of this page. */
export function widgetPage(scope: object = globalThis): WidgetPage {
  const holder: { [key]?: WidgetPage } = scope;
  holder[key] ??= { starting: null, isStandalone: false, elements: [], listeners: new Set() };
  return holder[key];
}

function setElements(page: WidgetPage, elements: readonly Element[]): void {
  page.elements = elements;
  for (const listener of [...page.listeners]) listener();
}

/**
 * Registers a mounted widget, so that it can show notices. Notices show in the most recently used widget; until
 * a widget is used, in the widget that was mounted first.
 * @returns a function that unregisters it
 */
export function registerWidget(widget: Element, page: WidgetPage = widgetPage()): () => void {
  const withoutWidget = () => page.elements.filter((each) => each !== widget);
  const markAsUsed = () => {
    if (page.elements.at(-1) !== widget) setElements(page, [...withoutWidget(), widget]);
  };
  const events = ['pointerdown', 'keydown', 'focusin'] as const;
  for (const event of events) widget.addEventListener(event, markAsUsed);
  setElements(page, [widget, ...page.elements]);
  return () => {
    for (const event of events) widget.removeEventListener(event, markAsUsed);
    setElements(page, withoutWidget());
  };
}

/** Returns whether notices show in this widget now. */
export const showsNotices = (widget: Element | null, page: WidgetPage = widgetPage()): boolean =>
  widget !== null && page.elements.at(-1) === widget;
