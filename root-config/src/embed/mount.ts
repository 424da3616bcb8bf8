import { type PartName, type PartProps, splitPartName } from '@flightdeck/shared/contracts/areas';
import type { MountedWidget, MountWidget, WidgetError } from '@flightdeck/shared/contracts/page';
import { forgetReads, readsOf, startReads } from './early-reads';
import { policyError, watchPolicy } from './policy';
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
  let mounted: (Pick<MountedWidget, 'unmount'> & { readonly update: () => void }) | null = null;
  let currentOptions = options;
  let isUnmounted = false;
  let hasFailed = false;
  /** Area of the widget; `root-config` for a wrong name. */
  let area = 'root-config';
  /** Version of the area; null until the list of widgets has loaded. */
  let release: string | null = null;
  /** Failure that the part reported before it was mounted. */
  let mountFailure: WidgetError | null = null;

  const widgetRoot = openWidgetRoot(element, () => currentOptions);
  const partProps = (part: PartName): PartProps => ({
    domElement: widgetRoot.element,
    part,
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
    void mounted?.unmount();
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
    const { root, nonce } = currentOptions;
    let stopWatching: ReturnType<typeof watchPolicy> = async () => [];
    try {
      const part = widgetPart(name);
      const { area: partArea } = splitPartName(part);
      area = partArea;
      // Throws if `root` is not an address.
      const rest = new URL(root, location.href);
      stopWatching = watchPolicy([new URL(setUrl).origin, rest.origin]);
      const loader = await widgetLoader();
      release = loader.entries[partArea]?.version ?? null;
      // A widget with a page state from its page does not need these reads.
      if (!currentOptions.pageState) startReads(root, nonce, readsOf(loader.entries, part));
      const answer = await loader.load(part);
      if (answer.state === 'failed') throw answer.failure;
      const lifecycles = answer.part;
      if (isUnmounted) return { ok: true };
      widgetRoot.element.replaceChildren();
      mountFailure = null;
      // In the order in which single-spa calls them.
      await lifecycles.bootstrap(partProps(part));
      await lifecycles.mount(partProps(part));
      const unmount = async () => void (await lifecycles.unmount(partProps(part)));
      const hasOtherRoot = currentOptions.root !== root;
      if (isUnmounted || mountFailure || hasOtherRoot) await unmount();
      else mounted = { update: () => void lifecycles.update?.(partProps(part)), unmount };
      if (mountFailure) throw mountFailure;
      return hasOtherRoot && !isUnmounted ? start() : { ok: true };
    } catch (error) {
      if (isUnmounted) return { ok: true };
      forgetReads();
      // The page has set the options while the widget started.
      if (currentOptions.root !== root || currentOptions.nonce !== nonce) return start();
      const directives = await stopWatching();
      const failure = directives.length > 0 ? policyError(directives) : asWidgetError(error);
      showFailure(failure);
      return { ok: false, code: failure.code };
    } finally {
      void stopWatching();
    }
  };

  return {
    ready: start(),
    update(change) {
      if (isUnmounted) return;
      const { root } = currentOptions;
      currentOptions = { ...currentOptions, ...change };
      widgetRoot.setLanguage(currentOptions);
      const previous = mounted;
      if (previous && currentOptions.root !== root) {
        mounted = null;
        void previous.unmount().then(start);
        return;
      }
      previous?.update();
      if (!hasFailed) return;
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

/**
 * Puts a sentence for users before the technical message of an area or part failure, which support needs. The browser does not say
 * why a file of another origin did not load; the header is the most common reason.
 */
const withUserMessage = ({ code, message }: WidgetError): WidgetError => ({
  code,
  message: /^(area|part)-/.test(code)
    ? `The widget does not work at the moment. Reload the page to try again. (${message}${code === 'area-script' ? originHint() : ''})`
    : message,
});

const originHint = (): string => {
  const { origin } = new URL(setUrl);
  return origin === location.origin
    ? ''
    : ` ${origin} must send the header Access-Control-Allow-Origin with each file, also from a cache.`;
};
