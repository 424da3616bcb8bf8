import { type LoadedPart, type PartProps, splitPartName } from '@flightdeck/shared/contracts/areas';
import {
  failure,
  reportFailure,
  setRelease,
  type WidgetName,
  type WidgetParcel,
  type WidgetParcelProps,
} from '@flightdeck/shared/contracts/page';
import { asWidgetError } from './widget-error';
import { widgetLoader } from './widget-loader';
import { widgetPart } from './widget-part';
import { openWidgetRoot, type WidgetRoot } from './widget-root';

/**
 * Loads a widget as a single-spa parcel for foreign pages with their own single-spa: `mountRootParcel(() =>
 * loadWidget('licence'), { domElement, root, nonce })` (docs/how-to/embed.md).
 * @throws a failure with `code` and `message` when the registry or a file does not load or run; the next call tries again
 */
export async function loadWidget(name: WidgetName): Promise<WidgetParcel> {
  const part = await reporting(null, document, async () => widgetPart(name));
  return reporting(part, document, async () => {
    const loader = await widgetLoader().catch((cause: unknown) => {
      throw failure('area-script', cause instanceof Error ? cause.message : String(cause), { cause });
    });
    const { area } = splitPartName(part);
    const { version } = loader.entries[area] ?? {};
    if (version) setRelease(area, version);
    const answer = await loader.load(part);
    if (answer.state === 'failed') throw answer.failure;
    return parcelInShadowRoot(answer.part, part, version ?? null);
  });
}

/** Runs a lifecycle call, and reports its failure before it rejects. */
async function reporting<T>(part: PartProps['part'] | null, target: EventTarget, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    reportFailure({ ...asWidgetError(error), ...(part && { part }) }, target);
    throw error;
  }
}

/** Returns a parcel that draws the part in a shadow root of its element. */
function parcelInShadowRoot(part: LoadedPart, name: PartProps['part'], release: string | null): WidgetParcel {
  const { area } = splitPartName(name);
  const mounted = new Map<Element, { readonly widgetRoot: WidgetRoot; props: WidgetParcelProps }>();
  const partProps = (props: WidgetParcelProps, widgetRoot?: WidgetRoot): PartProps => {
    const { domElement, onError } = props;
    return {
      domElement: widgetRoot?.element ?? domElement,
      part: name,
      ...(widgetRoot && { name: widgetRoot.name }),
      data: widgetRoot?.data(props) ?? { ...props },
      ...(onError && {
        onFailure({ code, message }) {
          onError({ code, message });
          widgetRoot?.dispatch('flightdeck:error', { code, message, area, release });
        },
      }),
    };
  };
  const unmount = async (props: WidgetParcelProps) => {
    const current = mounted.get(props.domElement);
    if (!current) return;
    mounted.delete(props.domElement);
    try {
      await part.unmount(partProps(props, current.widgetRoot));
    } finally {
      current.widgetRoot.remove();
    }
  };
  return {
    bootstrap: (props) => reporting(name, props.domElement, () => part.bootstrap(partProps(props))),
    async mount(props) {
      const widgetRoot = openWidgetRoot(props.domElement, () => mounted.get(props.domElement)?.props ?? props);
      mounted.set(props.domElement, { widgetRoot, props });
      widgetRoot.setLanguage(props);
      await reporting(name, props.domElement, () => part.mount(partProps(props, widgetRoot)));
    },
    async update(props) {
      const current = mounted.get(props.domElement);
      if (!current) return;
      if (props.root !== current.props.root) {
        try {
          await reporting(name, props.domElement, () => part.bootstrap(partProps(props)));
        } catch (error) {
          // single-spa no longer unmounts a parcel whose update has failed.
          await unmount(props);
          throw error;
        }
      }
      current.props = props;
      current.widgetRoot.setLanguage(props);
      await part.update?.(partProps(props, current.widgetRoot));
    },
    unmount,
  };
}
