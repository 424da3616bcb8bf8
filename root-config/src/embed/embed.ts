import { type MountedWidget, type WidgetOptions, widgetAttributes } from '@flightdeck/shared/contracts/page';
import { mount } from './mount';

export { mount };

/** Element that mounts a widget: `<flightdeck-widget name="connection" root="…/wp-json/" nonce="…">`. */
class FlightdeckWidget extends HTMLElement {
  static observedAttributes = widgetAttributes;
  #mounted: MountedWidget | null = null;
  #name: string | null = null;
  #isScheduled = false;
  /** Element of the widget that had the focus; null if the focus is elsewhere. */
  #focused: HTMLElement | null = null;

  constructor() {
    super();
    this.addEventListener('focusin', () => {
      this.#focused = this.#activeElement();
    });
    // After a move within this task, the focus is back.
    this.addEventListener('focusout', () =>
      queueMicrotask(() => {
        this.#focused = this.#activeElement();
      }),
    );
  }

  /**
   * Updates the widget when the property changes. The attribute does not show every change: with a Content
   * Security Policy, the browser empties the attribute, and React 19 sets only the property.
   */
  override get nonce(): string {
    return Reflect.get(HTMLElement.prototype, 'nonce', this);
  }

  override set nonce(value: string) {
    const before = this.nonce;
    Reflect.set(HTMLElement.prototype, 'nonce', value, this);
    if (this.nonce !== before) this.#schedule();
  }

  connectedCallback(): void {
    this.#focused?.focus({ preventScroll: true });
    this.#schedule();
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before !== after) this.#schedule();
  }

  disconnectedCallback(): void {
    this.#schedule();
  }

  /** Follows all changes of one task at once: a page moves the element by removing it, or sets attributes one by one. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setTimeout(() => {
      this.#isScheduled = false;
      this.#follow();
    });
  }

  #follow(): void {
    const name = this.getAttribute('name');
    if (this.#mounted && this.isConnected && name === this.#name) {
      this.#mounted.update(this.#options());
      return;
    }
    void this.#mounted?.unmount();
    this.#name = name;
    // `mount` shows the failure of a wrong name.
    this.#mounted = this.isConnected ? mount(name ?? '', this, this.#options()) : null;
  }

  #activeElement(): HTMLElement | null {
    const element = this.shadowRoot?.activeElement;
    return element instanceof HTMLElement ? element : null;
  }

  #options(): WidgetOptions {
    const { lang, dir } = this;
    return {
      root: this.getAttribute('root') ?? '/wp-json/',
      nonce: this.nonce,
      ...(lang && { lang }),
      ...((dir === 'rtl' || dir === 'ltr') && { dir }),
    };
  }
}

if (!customElements.get('flightdeck-widget')) customElements.define('flightdeck-widget', FlightdeckWidget);
