import type { Failure } from '@flightdeck/shared/contracts/failure';
import type { MountedPart } from '@flightdeck/shared/contracts/part';
import type { Registry } from '@flightdeck/shared/contracts/registry';
import {
  type MountedWidget,
  type MountWidget,
  type WidgetName,
  type WidgetOptions,
  widgetNames,
} from '@flightdeck/shared/contracts/widget';
import { createLoader, type Loader } from '../loader/loader';
import { widgetShareScope } from '../loader/share-scope';
import { scriptPolicy } from '../loader/trusted-script';
import { widgetPart } from './widget-part';

/** Address of the set this script came from: `…/embed/1/embed.js` lies two folders below it. */
const setUrl = new URL('../../', import.meta.url).href;

/** One loader for all widgets of a page; a registry that did not arrive is asked for again. */
let loading: Promise<Loader> | null = null;

async function loader(): Promise<Loader> {
  loading ??= createWidgetLoader().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function createWidgetLoader(): Promise<Loader> {
  const answer = await fetch(`${setUrl}registry.json`, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`The list of widgets did not arrive (status ${answer.status}).`);
  const registry: Pick<Registry, 'widgets'> = await answer.json();
  // A widget brings what the page lacks, so it needs nothing of the page.
  const entries = Object.fromEntries(
    Object.entries(registry.widgets).map(([area, entry]) => [
      area,
      entry && { ...entry, manifest: { ...entry.manifest, needs: {} } },
    ]),
  );
  return createLoader({
    entries,
    baseUrl: setUrl,
    shareScope: async () => widgetShareScope(),
    trusted: scriptPolicy([new URL(setUrl).origin]),
    fitScope: false,
  });
}

const hostStyle = ':host{all:initial!important;display:block!important;color-scheme:inherit!important}';
/** What cannot start says so in a box of its own: neither our style sheets nor those of the page are there for it. */
const failureStyle =
  '.fd-not-started{margin:0;padding:12px 16px;border:1px solid #8c8f94;border-inline-start:4px solid #d63638;border-radius:4px;font:13px/20px system-ui,sans-serif}';

/**
 * Mounts a widget into an element of any page, in a shadow root, so that no style leaks in or out (docs/contracts.md,
 * widgets). Never throws: what fails is said in place and through `ready` and `onError`.
 */
export const mount: MountWidget = (name, element, options) => {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(hostStyle + failureStyle);
  root.adoptedStyleSheets = [sheet];
  const place = document.createElement('div');
  place.className = 'fd';
  place.dir = options.dir ?? (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
  place.lang = options.lang ?? document.documentElement.lang;
  root.replaceChildren(place);

  let part: MountedPart | null = null;
  let current = options;
  let ended = false;
  const props = () => ({ name: widgetPart(name), route: { path: '/', query: {} }, data: { ...current } });

  const failed = (failure: Pick<Failure, 'code' | 'message'>) => {
    part = null;
    if (ended) return;
    const text = document.createElement('p');
    text.className = 'fd-not-started';
    text.setAttribute('role', 'alert');
    text.textContent = failure.message;
    place.replaceChildren(text);
    current.onError?.({ code: failure.code, message: failure.message });
    element.dispatchEvent(new CustomEvent('flightdeck:error', { detail: { code: failure.code }, bubbles: true }));
  };

  const show = async (): Promise<Awaited<MountedWidget['ready']>> => {
    try {
      const answer = await (await loader()).load(widgetPart(name));
      if (answer.state === 'failed') throw answer.failure;
      if (ended) return { ok: true };
      part = await answer.part.mount(place, props(), { onFailure: failed });
      if (ended) await part.unmount();
      return { ok: true };
    } catch (error) {
      const failure = asFailure(error);
      failed(failure);
      return { ok: false, code: failure.code };
    }
  };

  return {
    ready: show(),
    update(change) {
      current = { ...current, ...change };
      part?.update(props());
    },
    async unmount() {
      if (ended) return;
      ended = true;
      await part?.unmount();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
      place.remove();
    },
  };
};

/** Like `isFailure`, without its imports: this file stays under 5 kB. */
function asFailure(error: unknown): Pick<Failure, 'code' | 'message'> {
  const message = error instanceof Error ? error.message : String(error);
  const known = error instanceof Error && 'phase' in error && 'code' in error;
  return { code: known ? (error as Failure).code : 'area-script', message };
}

const isWidgetName = (name: string | null): name is WidgetName => widgetNames.some((known) => known === name);

/** `<flightdeck-widget name="connection" root="…/wp-json/" nonce="…">`: the same as `mount`, written as markup. */
class FlightdeckWidget extends HTMLElement {
  static observedAttributes = ['nonce', 'root'];
  #mounted: MountedWidget | null = null;

  connectedCallback(): void {
    const name = this.getAttribute('name');
    if (isWidgetName(name)) this.#mounted = mount(name, this, this.#options());
    else console.error(`Flightdeck: there is no widget "${name}". Widgets: ${widgetNames.join(', ')}.`);
  }

  attributeChangedCallback(): void {
    this.#mounted?.update(this.#options());
  }

  disconnectedCallback(): void {
    void this.#mounted?.unmount();
    this.#mounted = null;
  }

  #options(): WidgetOptions {
    // The browser hides the attribute `nonce` from scripts on some pages and keeps its value in the property.
    return { root: this.getAttribute('root') ?? '/wp-json/', nonce: this.getAttribute('nonce') || this.nonce || '' };
  }
}

if (!customElements.get('flightdeck-widget')) customElements.define('flightdeck-widget', FlightdeckWidget);
