import type { Parcel, PartProps } from '@flightdeck/shared/contracts/areas';
import type { MountedWidget, MountWidget, WidgetError } from '@flightdeck/shared/contracts/page';
import { mountParcel } from '@flightdeck/shared/parts';
import { forgetReads, readsOf, startReads } from './early-reads';
import { frozenHost, policyRefusal, watchPolicy } from './host';
import { setUrl, widgetLoader } from './widget-loader';
import { widgetPart } from './widget-part';
import { openWidgetRoot } from './widget-root';

/**
 * Mounts a widget into an element of any page, in a shadow root, so that no style leaks in or out (docs/contracts.md,
 * widgets). Never throws: failures show in place and go to `ready` and `onError`.
 */
export const mount: MountWidget = (name, element, options) => {
  let part: Parcel | null = null;
  let current = options;
  let ended = false;
  let broken = false;
  let brokeAtMount: WidgetError | null = null;

  const widgetRoot = openWidgetRoot(element, () => current);
  const props = (): PartProps => ({
    domElement: widgetRoot.element,
    part: widgetPart(name),
    route: { path: '/', query: {} },
    data: widgetRoot.data(current),
    onFailure(failure) {
      if (part) failed(failure);
      else brokeAtMount = failure;
    },
  });
  widgetRoot.setLanguage(options);

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
    widgetRoot.element.replaceChildren(text);
    current.onError?.({ code, message });
    widgetRoot.dispatch('flightdeck:error', { code, message });
  };

  const show = async (): Promise<Awaited<MountedWidget['ready']>> => {
    const frozen = frozenHost();
    if (frozen) {
      // The caller must have the handle and its listeners first.
      await null;
      failed(frozen);
      return { ok: false, code: frozen.code };
    }
    const endWatch = watchPolicy([new URL(setUrl).origin, new URL(current.root, location.href).origin]);
    try {
      const loader = await widgetLoader();
      // A page that provides its state saves the widget these reads.
      if (!current.pageState) startReads(current.root, current.nonce, readsOf(loader.entries, widgetPart(name)));
      const answer = await loader.load(widgetPart(name));
      if (answer.state === 'failed') throw answer.failure;
      if (ended) return { ok: true };
      widgetRoot.element.replaceChildren();
      brokeAtMount = null;
      const made = mountParcel(answer.part, props());
      await made.mountPromise;
      if (ended || brokeAtMount) await made.unmount();
      else part = made;
      if (brokeAtMount) throw brokeAtMount;
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
      widgetRoot.setLanguage(current);
      void part?.update?.(props());
      if (!broken || ended) return;
      broken = false;
      void show();
    },
    async unmount() {
      if (ended) return;
      ended = true;
      await part?.unmount();
      widgetRoot.remove();
    },
  };
};

/** Replaces the technical message of a file or part failure, which support needs, with a sentence for users. */
const readable = ({ code, message }: WidgetError): WidgetError => ({
  code,
  message: /^(area|part)-/.test(code)
    ? `The widget does not work at the moment. Reload the page to try again. (${message})`
    : message,
});

/** Like `isFailure`, but without its imports: the embed script stays under 5 kB. */
function asError(error: unknown): WidgetError {
  if (!(error instanceof Error)) return { code: 'area-script', message: String(error) };
  const { message } = error;
  return { code: isCoded(error) ? error.code : 'area-script', message };
}

const isCoded = (error: Error): error is Error & WidgetError => 'code' in error && typeof error.code === 'string';
