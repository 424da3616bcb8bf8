import {
  type MountedWidget,
  type WidgetName,
  type WidgetOptions,
  widgetAttributes,
  widgetNames,
} from '@flightdeck/shared/contracts/page';
import { mount } from './mount';

export { mount };

const isWidgetName = (name: string | null): name is WidgetName => widgetNames.some((widgetName) => widgetName === name);

/** Element that mounts a widget: `<flightdeck-widget name="connection" root="…/wp-json/" nonce="…">`. */
class FlightdeckWidget extends HTMLElement {
  static observedAttributes = widgetAttributes;
  #mounted: MountedWidget | null = null;

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
    if (this.nonce !== before) this.#mounted?.update(this.#options());
  }

  connectedCallback(): void {
    const name = this.getAttribute('name');
    if (isWidgetName(name)) this.#mounted = mount(name, this, this.#options());
    else console.error(`Flightdeck: there is no widget "${name}". Widgets: ${widgetNames.join(', ')}.`);
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before !== after) this.#mounted?.update(this.#options());
  }

  disconnectedCallback(): void {
    void this.#mounted?.unmount();
    this.#mounted = null;
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
