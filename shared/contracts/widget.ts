import type { FailureCode } from './failure';

/** Widgets that other pages can mount without our root (design, "Who it serves"). */
export const widgetNames = ['connection', 'connections-card', 'licence', 'licensing-header'] as const;
export type WidgetName = (typeof widgetNames)[number];

/** What a page gives a widget. */
export interface WidgetOptions {
  /** REST root of the site, ending in a slash. */
  readonly root: string;
  /** REST nonce of the signed-in user. */
  readonly nonce: string;
  /** Page state, for speed: without it the widget asks the server. */
  readonly pageState?: unknown;
  /** Language and text direction; the page's `lang` and `dir` by default. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  onError?(error: { readonly code: FailureCode; readonly message: string }): void;
  onConnected?(): void;
  onDisconnected?(): void;
}

export interface MountedWidget {
  /** Resolves when the widget shows, or shows why it cannot. Never rejects. */
  readonly ready: Promise<{ readonly ok: true } | { readonly ok: false; readonly code: FailureCode }>;
  update(options: Partial<WidgetOptions>): void;
  /** Takes away whatever mounting added. A second call does nothing. */
  unmount(): Promise<void>;
}

/** `mount(name, element, options)` of the embed script. */
export type MountWidget = (name: WidgetName, element: Element, options: WidgetOptions) => MountedWidget;
