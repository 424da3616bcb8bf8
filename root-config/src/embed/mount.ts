import { type LoadedPart, type PartProps, splitPartName } from '@flightdeck/shared/contracts/areas';
import type { MountedWidget, MountWidget, WidgetError } from '@flightdeck/shared/contracts/page';
import { forgetReads, readsOf, startReads } from './early-reads';
import { policyError, watchPolicy } from './host';
import { asWidgetError } from './widget-error';
import { setUrl, widgetLoader } from './widget-loader';
import { widgetPart } from './widget-part';
import { openWidgetRoot } from './widget-root';

/**
 * Mounts a widget into an element of any page, in a shadow root, so that no style leaks in or out (docs/contracts.md,
 * widgets). Never throws: a failure is shown in place of the widget and reported to `onError` and as `flightdeck:error`;
 * `ready` also reports a failure at the start.
 */
export const mount: MountWidget = (name, element, options) => {
  let mounted: LoadedPart | null = null;
  let currentOptions = options;
  let isUnmounted = false;
  let hasFailed = false;
  const { area } = splitPartName(widgetPart(name));
  /** Version of the area; null until the list of widgets has loaded. */
  let release: string | null = null;
  /** Failure that the part reported before it was mounted. */
  let mountFailure: WidgetError | null = null;

  const widgetRoot = openWidgetRoot(element, () => currentOptions);
  const partProps = (): PartProps => ({
    domElement: widgetRoot.element,
    part: widgetPart(name),
    name: widgetRoot.name,
    data: widgetRoot.data(currentOptions),
    onFailure(failure) {
      if (mounted) showFailure(failure);
      else mountFailure = failure;
    },
  });
  widgetRoot.setLanguage(options);

  const showFailure = (failure: WidgetError) => {
    const { code, message } = withUserMessage(failure);
    void mounted?.unmount(partProps());
    mounted = null;
    hasFailed = true;
    if (isUnmounted) return;
    const alert = document.createElement('p');
    alert.className = 'fd-not-started';
    alert.setAttribute('role', 'alert');
    alert.textContent = message;
    widgetRoot.element.replaceChildren(alert);
    currentOptions.onError?.({ code, message });
    widgetRoot.dispatch('flightdeck:error', { code, message, area, release });
  };

  const start = async (): Promise<Awaited<MountedWidget['ready']>> => {
    let stopWatching: ReturnType<typeof watchPolicy> = async () => [];
    try {
      // Throws if `root` is not an address.
      const rest = new URL(currentOptions.root, location.href);
      stopWatching = watchPolicy([new URL(setUrl).origin, rest.origin]);
      const loader = await widgetLoader();
      release = loader.entries[area]?.version ?? null;
      // A widget with a page state from its host does not need these reads.
      if (!currentOptions.pageState)
        startReads(currentOptions.root, currentOptions.nonce, readsOf(loader.entries, widgetPart(name)));
      const answer = await loader.load(widgetPart(name));
      if (answer.state === 'failed') throw answer.failure;
      if (isUnmounted) return { ok: true };
      widgetRoot.element.replaceChildren();
      mountFailure = null;
      // In the order in which single-spa calls them.
      await answer.part.bootstrap(partProps());
      await answer.part.mount(partProps());
      if (isUnmounted || mountFailure) await answer.part.unmount(partProps());
      else mounted = answer.part;
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
      currentOptions = { ...currentOptions, ...change };
      widgetRoot.setLanguage(currentOptions);
      void mounted?.update?.(partProps());
      if (!hasFailed || isUnmounted) return;
      hasFailed = false;
      void start();
    },
    async unmount() {
      if (isUnmounted) return;
      isUnmounted = true;
      await mounted?.unmount(partProps());
      widgetRoot.remove();
    },
  };
};

/** Puts a sentence for users before the technical message of an area or part failure, which support needs. */
const withUserMessage = ({ code, message }: WidgetError): WidgetError => ({
  code,
  message: /^(area|part)-/.test(code)
    ? `The widget does not work at the moment. Reload the page to try again. (${message})`
    : message,
});
