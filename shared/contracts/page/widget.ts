import type { WidgetErrorCode } from '../areas/failure';
import type { EventTopics } from '../bus/topics';
import type { FailureReport } from './failure-report';

/** Widgets that other pages can mount without our root (docs/how-to/embed.md). */
export type WidgetName = 'connection' | 'connections-card' | 'licence' | 'licensing-header';

/** Attributes of `<flightdeck-widget>`. The widget follows their changes. */
export const widgetAttributes = ['name', 'nonce', 'root', 'lang', 'dir'] as const;

/** A failure as a widget reports it to its page. */
export interface WidgetError {
  readonly code: WidgetErrorCode;
  readonly message: string;
}

/** DOM events of the element that contains a widget. They bubble. Each has a callback in `WidgetOptions`. */
export interface WidgetEvents {
  'flightdeck:connected': CustomEvent<null>;
  'flightdeck:disconnected': CustomEvent<null>;
  'flightdeck:licence-activated': CustomEvent<EventTopics['licence.activated']>;
  'flightdeck:error': CustomEvent<FailureReport & WidgetError>;
}

/** Data and callbacks from the page to a widget. */
export interface WidgetOptions {
  /** REST root of the site, ending in a slash. */
  readonly root: string;
  /** REST nonce of the current user. */
  readonly nonce: string;
  /** Page state. If it is missing, the widget requests it from the server. */
  readonly pageState?: unknown;
  /** Language and text direction; the page's `lang` and `dir` by default. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  onError?(error: WidgetError): void;
  onConnected?(): void;
  onDisconnected?(): void;
  onLicenceActivated?(licence: EventTopics['licence.activated']): void;
}

export interface MountedWidget {
  /** Resolves when the widget or its failure is visible. Never rejects. */
  readonly ready: Promise<{ readonly ok: true } | { readonly ok: false; readonly code: WidgetErrorCode }>;
  /** Updates the given options. A widget that failed to start tries again. */
  update(options: Partial<WidgetOptions>): void;
  /** Removes everything that mounting added. A second call does nothing. */
  unmount(): Promise<void>;
}

/** `mount(name, element, options)` of the embed script. A name that no widget has shows a failure. */
export type MountWidget = (name: string, element: Element, options: WidgetOptions) => MountedWidget;

/** Custom props of a widget that single-spa mounts: its element and its options. */
export interface WidgetParcelProps extends WidgetOptions {
  readonly domElement: HTMLElement;
}

/** A widget as a single-spa parcel. The promise of `loadWidget(name)` of the public loader resolves to one. */
export interface WidgetParcel {
  bootstrap(props: WidgetParcelProps): Promise<unknown>;
  mount(props: WidgetParcelProps): Promise<unknown>;
  update(props: WidgetParcelProps): Promise<unknown>;
  unmount(props: WidgetParcelProps): Promise<unknown>;
}
