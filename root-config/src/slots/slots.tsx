import { type MountParcel, type PartProps, splitPartName } from '@flightdeck/shared/contracts/areas';
import { syncRoots } from '@flightdeck/shared/parts';
import * as React from 'react';
import { createPortal } from 'react-dom';
import { type AppProps, mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { type Navigation, partsIn, type Slot } from '../navigation/navigation';
import { useJetpackInactive } from '../notices/site-access.resource';
import type { PageElements } from '../page/page-elements';
import { PlacedPart } from './placed-part.view';

const { useLayoutEffect, useSyncExternalStore } = React;

/**
 * Mounts the slots of the page as one root parcel. Parts are its children, because single-spa keeps root parcels in memory
 * until the page closes, but a child only until it is unmounted (docs/decisions/016).
 * @param onMount called before the slots draw, with the function that mounts a part; the slots wait for its promise
 */
export async function mountSlots(
  navigation: Navigation,
  elements: PageElements,
  onMount: (mountParcel: MountParcel) => Promise<void>,
): Promise<void> {
  const slots = singleSpaReact({
    React,
    ReactDOMClient: syncRoots,
    rootComponent: () =>
      (['main', 'overlays', 'notices'] as const).map((slot) => (
        <SlotParts element={elements[slot]} key={slot} navigation={navigation} slot={slot} />
      )),
    // Every part has its own error boundary.
    suppressComponentDidCatchWarning: true,
  });
  const provide = (props: AppProps) => onMount(mountIn(props));
  const config = { ...slots, mount: [provide, slots.mount] };
  // The slots draw into the elements of the page, not into this one.
  const domElement = document.createElement('div');
  await mountRootParcel(config, { domElement }).mountPromise;
}

interface SlotPartsProps {
  readonly slot: Slot;
  readonly element: HTMLElement;
  readonly navigation: Navigation;
}

/** Draws the parts of a slot, from the current placement. */
function SlotParts({ slot, element, navigation }: SlotPartsProps) {
  const placement = useSyncExternalStore(navigation.subscribe, navigation.current);
  const parts = partsIn(placement, slot);
  const isEmpty = parts.length === 0;
  // Without Jetpack, the parts show facts that are no longer true. They stay mounted, because they can have unsaved changes.
  const isInactive = useJetpackInactive();
  // Remove the skeleton of the HTML: the first part draws its own.
  useLayoutEffect(() => {
    if (!isEmpty) for (const skeleton of element.querySelectorAll(':scope > .fd-page-skeleton')) skeleton.remove();
  }, [element, isEmpty]);
  const content = parts.map((name) => (
    <div data-area={splitPartName(name).area} hidden={isInactive} key={name}>
      <PlacedPart name={name} navigation={navigation} placement={placement} slot={slot} />
    </div>
  ));
  return createPortal(content, element);
}

/** The owner of the parts. single-spa's type knows no props of parcels. */
interface PartOwner {
  mountParcel(part: ParcelConfig<PartProps>, props: PartProps): Parcel<PartProps>;
}

const mountIn =
  (owner: PartOwner): MountParcel =>
  (part, props) => {
    const parcel = owner.mountParcel(part, { ...props });
    // The caller handles `mountPromise`. Handle the others, so that browsers don't report a failure as unhandled too.
    for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise]) promise.catch(() => {});
    return {
      mountPromise: parcel.mountPromise,
      unmount: () => parcel.unmount(),
      // single-spa adds `update` when it has loaded the part.
      update: async (next) => {
        await parcel.update?.({ ...next });
      },
    };
  };
