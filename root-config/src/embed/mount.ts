import type { Parcel, PartProps } from '@flightdeck/shared/contracts/areas';
import type { MountedWidget, MountWidget, WidgetError } from '@flightdeck/shared/contracts/page';
import { mountParcel } from '@flightdeck/shared/parts';
import { forgetReads, readsOf, startReads } from './early-reads';
import { findFrozenPrototypes, policyError, watchPolicy } from './host';
import { setUrl, widgetLoader } from './widget-loader';
import { widgetPart } from './widget-part';
import { openWidgetRoot } from './widget-root';

/**
 * Mounts a widget into an element of any page, in a shadow root, so that no style leaks in or out (docs/contracts.md,
 * widgets). Never throws: a failure is shown in place of the widget and reported to `ready` and `onError`.
 */
export const mount: MountWidget = (name, element, options) => {
  let mounted: Parcel | null = null;
  let current = options;
  let isUnmounted = false;
  let hasFailed = false;
  let mountFailure: WidgetError | null = null;

  const widgetRoot = openWidgetRoot(element, () => current);
  const props = (): PartProps => ({
    domElement: widgetRoot.element,
    part: widgetPart(name),
    route: { path: '/', query: {} },
    data: widgetRoot.data(current),
    onFailure(failure) {
      if (mounted) showFailure(failure);
      else mountFailure = failure;
    },
  });
  widgetRoot.setLanguage(options);

  const showFailure = (failure: WidgetError) => {
    const { code, message } = withUserMessage(failure);
    void mounted?.unmount();
    mounted = null;
    hasFailed = true;
    if (isUnmounted) return;
    const text = document.createElement('p');
    text.className = 'fd-not-started';
    text.setAttribute('role', 'alert');
    text.textContent = message;
    widgetRoot.element.replaceChildren(text);
    current.onError?.({ code, message });
    widgetRoot.dispatch('flightdeck:error', { code, message });
  };

  const start = async (): Promise<Awaited<MountedWidget['ready']>> => {
    const frozen = findFrozenPrototypes();
    if (frozen) {
      // Let the caller get the handle and attach its listeners first.
      await null;
      showFailure(frozen);
      return { ok: false, code: frozen.code };
    }
    const stopWatching = watchPolicy([new URL(setUrl).origin, new URL(current.root, location.href).origin]);
    try {
      const loader = await widgetLoader();
      // With the page state of the host, the widget does not send these reads.
      if (!current.pageState) startReads(current.root, current.nonce, readsOf(loader.entries, widgetPart(name)));
      const answer = await loader.load(widgetPart(name));
      if (answer.state === 'failed') throw answer.failure;
      if (isUnmounted) return { ok: true };
      widgetRoot.element.replaceChildren();
      mountFailure = null;
      const parcel = mountParcel(answer.part, props());
      await parcel.mountPromise;
      if (isUnmounted || mountFailure) await parcel.unmount();
      else mounted = parcel;
      if (mountFailure) throw mountFailure;
      void stopWatching();
      return { ok: true };
    } catch (error) {
      forgetReads();
      const directives = await stopWatching();
      const failure = directives.length > 0 ? policyError(directives) : asWidgetError(error);
      showFailure(failure);
      return { ok: false, code: failure.code };
    }
  };

  return {
    ready: start(),
    update(change) {
      current = { ...current, ...change };
      widgetRoot.setLanguage(current);
      void mounted?.update?.(props());
      if (!hasFailed || isUnmounted) return;
      hasFailed = false;
      void start();
    },
    async unmount() {
      if (isUnmounted) return;
      isUnmounted = true;
      await mounted?.unmount();
      widgetRoot.remove();
    },
  };
};

/** Replaces the technical message of a file or part failure, which support needs, with a sentence for users. */
const withUserMessage = ({ code, message }: WidgetError): WidgetError => ({
  code,
  message: /^(area|part)-/.test(code)
    ? `The widget does not work at the moment. Reload the page to try again. (${message})`
    : message,
});

/** Like `isFailure`, but without its imports: the embed script stays under 5 kB. */
function asWidgetError(error: unknown): WidgetError {
  if (!(error instanceof Error)) return { code: 'area-script', message: String(error) };
  const { message } = error;
  return { code: isCoded(error) ? error.code : 'area-script', message };
}

const isCoded = (error: Error): error is Error & WidgetError => 'code' in error && typeof error.code === 'string';
