import { pageGlobals, type WidgetPage } from '../../../contracts/page/page-globals';

/** Returns the state that the widgets of this page share. */
export function widgetPage(): WidgetPage {
  const page = pageGlobals();
  page.widgets ??= { starting: null, isStandalone: false, elements: [], listeners: new Set() };
  return page.widgets;
}

function setElements(elements: readonly Element[]): void {
  const page = widgetPage();
  page.elements = elements;
  for (const listener of [...page.listeners]) listener();
}

/**
 * Registers a mounted widget, so that it can show notices. Notices show in the most recently used widget; until
 * a widget is used, in the widget that was mounted first.
 * @returns a function that unregisters it
 */
export function registerWidget(widget: Element): () => void {
  const withoutWidget = () => widgetPage().elements.filter((each) => each !== widget);
  const markAsUsed = () => {
    if (widgetPage().elements.at(-1) !== widget) setElements([...withoutWidget(), widget]);
  };
  const events = ['pointerdown', 'keydown', 'focusin'] as const;
  for (const event of events) widget.addEventListener(event, markAsUsed);
  setElements([widget, ...widgetPage().elements]);
  return () => {
    for (const event of events) widget.removeEventListener(event, markAsUsed);
    setElements(withoutWidget());
  };
}

/** Returns whether notices show in this widget now. */
export const showsNotices = (widget: Element | null): boolean =>
  widget !== null && widgetPage().elements.at(-1) === widget;
