import type { LoadedPart, PartProps } from '@flightdeck/shared/contracts/part';
import type { WidgetName, WidgetParcel, WidgetParcelProps } from '@flightdeck/shared/contracts/widget';
import { widgetLoader } from './widget-loader';
import { widgetPart } from './widget-part';
import { openPlace, type WidgetPlace } from './widget-place';

/**
 * Loads a widget as a single-spa parcel for host pages with their own single-spa: `mountRootParcel(() =>
 * loadWidget('licence'), { domElement, root, nonce })` (docs/how-to/embed.md).
 * @throws a failure with `code` and `message` when a file does not load or run; the next call tries again
 */
export async function loadWidget(name: WidgetName): Promise<WidgetParcel> {
  const loader = await widgetLoader();
  const answer = await loader.load(widgetPart(name));
  if (answer.state === 'failed') throw answer.failure;
  return inShadow(answer.part, widgetPart(name));
}

/** Returns the same part, drawn in a shadow root of its element. */
function inShadow(part: LoadedPart, name: PartProps['part']): WidgetParcel {
  const mounted = new Map<Element, { readonly place: WidgetPlace; props: WidgetParcelProps }>();
  const partProps = (props: WidgetParcelProps, place?: WidgetPlace): PartProps => {
    const { domElement, onError } = props;
    return {
      domElement: place?.element ?? domElement,
      part: name,
      route: { path: '/', query: {} },
      data: place?.data(props) ?? { ...props },
      ...(onError && {
        onFailure({ code, message }) {
          onError({ code, message });
          place?.tell('flightdeck:error', { code, message });
        },
      }),
    };
  };
  return {
    bootstrap: (props) => part.bootstrap(partProps(props)),
    async mount(props) {
      const place = openPlace(props.domElement, () => mounted.get(props.domElement)?.props ?? props);
      mounted.set(props.domElement, { place, props });
      place.setLanguage(props);
      await part.mount(partProps(props, place));
    },
    async update(props) {
      const current = mounted.get(props.domElement);
      if (!current) return;
      current.props = props;
      current.place.setLanguage(props);
      await part.update?.(partProps(props, current.place));
    },
    async unmount(props) {
      const current = mounted.get(props.domElement);
      if (!current) return;
      mounted.delete(props.domElement);
      await part.unmount(partProps(props, current.place));
      current.place.remove();
    },
  };
}
