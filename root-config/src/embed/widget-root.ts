import type { PartProps } from '@flightdeck/shared/contracts/areas';
import type { WidgetEvents, WidgetOptions } from '@flightdeck/shared/contracts/page';
import { keepFieldEvents } from './field-events';

const widgetStyle = ':host{all:initial!important;display:block!important;color-scheme:inherit!important}';
/**
 * Width in a box that is as wide as its content, such as a modal dialog or a table cell: as a container of queries, the widget has no
 * width of its own there.
 */
const widthStyle = '.fd{contain-intrinsic-inline-size:min(320px,80vw)}';
/** A widget that cannot start shows its error in a plain box, without our style sheets or those of the page. */
const failureStyle =
  '.fd-not-started{margin:0;padding:12px 16px;border:1px solid #8c8f94;border-inline-start:4px solid #d63638;border-radius:4px;font:13px/20px system-ui,sans-serif;overflow-wrap:anywhere}';

/** Shadow root in an element of the foreign page, in which a widget is drawn, so that no style leaks in or out. */
export interface WidgetRoot {
  readonly element: HTMLDivElement;
  /** Name of the parcel. It is random, because a page can have several copies of this script. */
  readonly name: string;
  /** Sets language and direction of the widget; default: those of the page. */
  setLanguage(options: Pick<WidgetOptions, 'lang' | 'dir'>): void;
  /** Returns the data of the widget's part, with callbacks that also dispatch DOM events on `host`. */
  data(options: WidgetOptions): NonNullable<PartProps['data']>;
  dispatch<K extends keyof WidgetEvents>(type: K, detail: WidgetEvents[K]['detail']): void;
  /** Removes everything but the shadow root, which browsers keep for as long as the element exists. */
  remove(): void;
}

/** Opens the shadow root in `host`. @param currentOptions returns the options of the widget at each event */
export function openWidgetRoot(host: Element, currentOptions: () => WidgetOptions): WidgetRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(widgetStyle + widthStyle + failureStyle);
  // The previous widget of the element may still be unmounting.
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const element = document.createElement('div');
  element.className = 'fd';
  keepFieldEvents(element);
  root.replaceChildren(element);
  const dispatch: WidgetRoot['dispatch'] = (type, detail) =>
    void host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  // The event comes from the part and leaves the shadow root.
  const onActivated = (event: Event) => {
    if (event instanceof CustomEvent) currentOptions().onLicenceActivated?.(event.detail);
  };
  host.addEventListener('flightdeck:licence-activated', onActivated);
  return {
    element,
    name: `widget-${Math.random().toString(36).slice(2)}`,
    dispatch,
    setLanguage({ lang, dir }) {
      element.dir = dir ?? (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
      element.lang = lang ?? document.documentElement.lang;
    },
    data: (foreignData) => ({
      ...foreignData,
      onConnected() {
        currentOptions().onConnected?.();
        dispatch('flightdeck:connected', null);
      },
      onDisconnected() {
        currentOptions().onDisconnected?.();
        dispatch('flightdeck:disconnected', null);
      },
    }),
    remove() {
      host.removeEventListener('flightdeck:licence-activated', onActivated);
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
      element.remove();
    },
  };
}
