import type { MountedPart } from '@flightdeck/shared/contracts/part';
import type { MountedWidget, MountWidget, WidgetError, WidgetEvents } from '@flightdeck/shared/contracts/widget';
import { forgetReads, readsOf, startReads } from './early-reads';
import { frozenHost, policyRefusal, watchPolicy } from './host';
import { setUrl, widgetLoader } from './widget-loader';
import { widgetPart } from './widget-part';

const hostStyle = ':host{all:initial!important;display:block!important;color-scheme:inherit!important}';
/** What cannot start says so in a box of its own: neither our style sheets nor those of the page are there for it. */
const failureStyle =
  '.fd-not-started{margin:0;padding:12px 16px;border:1px solid #8c8f94;border-inline-start:4px solid #d63638;border-radius:4px;font:13px/20px system-ui,sans-serif;overflow-wrap:anywhere}';

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
  root.replaceChildren(place);

  let part: MountedPart | null = null;
  let current = options;
  let ended = false;
  let broken = false;

  const tell = <K extends keyof WidgetEvents>(type: K, detail: WidgetEvents[K]['detail']) =>
    element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  const data = () => ({
    ...current,
    onConnected() {
      current.onConnected?.();
      tell('flightdeck:connected', null);
    },
    onDisconnected() {
      current.onDisconnected?.();
      tell('flightdeck:disconnected', null);
    },
  });
  const props = () => ({ name: widgetPart(name), route: { path: '/', query: {} }, data: data() });
  const setLanguage = () => {
    place.dir = current.dir ?? (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
    place.lang = current.lang ?? document.documentElement.lang;
  };
  // The event comes out of the shadow root by itself, from the part that activates.
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) current.onLicenceActivated?.(event.detail);
  };
  element.addEventListener('flightdeck:licence-activated', hear);
  setLanguage();

  const failed = (failure: WidgetError) => {
    const { code, message } = readable(failure);
    void part?.unmount();
    part = null;
    broken = true;
    if (ended) return;
    const text = document.createElement('p');
    text.className = 'fd-not-started';
    text.setAttribute('role', 'alert');
    text.textContent = message;
    place.replaceChildren(text);
    current.onError?.({ code, message });
    tell('flightdeck:error', { code, message });
  };

  const show = async (): Promise<Awaited<MountedWidget['ready']>> => {
    const frozen = frozenHost();
    if (frozen) {
      // Whoever mounts has the handle and its listeners first.
      await null;
      failed(frozen);
      return { ok: false, code: frozen.code };
    }
    const endWatch = watchPolicy([new URL(setUrl).origin, new URL(current.root, location.href).origin]);
    try {
      const loader = await widgetLoader();
      // A page that gives its state saves the widget from asking.
      if (!current.pageState) startReads(current.root, current.nonce, readsOf(loader.entries, widgetPart(name)));
      const answer = await loader.load(widgetPart(name));
      if (answer.state === 'failed') throw answer.failure;
      if (ended) return { ok: true };
      place.replaceChildren();
      const made = await answer.part.mount(place, props(), { onFailure: failed });
      if (ended) await made.unmount();
      else part = made;
      void endWatch();
      return { ok: true };
    } catch (error) {
      forgetReads();
      const lines = await endWatch();
      const failure = lines.length > 0 ? policyRefusal(lines) : asError(error);
      failed(failure);
      return { ok: false, code: failure.code };
    }
  };

  return {
    ready: show(),
    update(change) {
      current = { ...current, ...change };
      setLanguage();
      part?.update(props());
      if (!broken || ended) return;
      broken = false;
      void show();
    },
    async unmount() {
      if (ended) return;
      ended = true;
      element.removeEventListener('flightdeck:licence-activated', hear);
      await part?.unmount();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
      place.remove();
    },
  };
};

/** What happens to a file or a part is told by names and codes, for support; whoever reads it needs a sentence before that. */
const readable = ({ code, message }: WidgetError): WidgetError => ({
  code,
  message: /^(area|part)-/.test(code)
    ? `The widget does not work at the moment. Reload the page to try again. (${message})`
    : message,
});

/** Like `isFailure`, without its imports: the embed script stays under 5 kB. */
function asError(error: unknown): WidgetError {
  if (!(error instanceof Error)) return { code: 'area-script', message: String(error) };
  const { message } = error;
  return { code: isCoded(error) ? error.code : 'area-script', message };
}

const isCoded = (error: Error): error is Error & WidgetError => 'code' in error && typeof error.code === 'string';
