import { splitPartName } from '@flightdeck/shared/contracts/areas';
import { syncRoots } from '@flightdeck/shared/parts';
import * as React from 'react';
import { type AppProps, ensureJQuerySupport, registerApplication, start, triggerAppChange } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { type Navigation, partsIn, type Slot } from './navigation/navigation';
import { guardedTimeouts, withoutInheritedNames } from './prototype-pollution-guard';
import { AreaSlot } from './shell/area-slot.view';
import type { PageElements } from './shell/page-elements';

const slots: readonly Slot[] = ['main', 'overlays', 'notices'];

/**
 * Registers one single-spa application per area and slot when the area first has a part there, active while it has one.
 * Its mount draws a skeleton at once and loads behind it, so that a remote that hangs never blocks another area
 * (docs/decisions/016).
 */
export function registerAreas(navigation: Navigation, elements: PageElements): void {
  // Done once for an empty object: single-spa would otherwise change the page's jQuery, and other plugins' listeners
  // to the address would get the browser's event instead of jQuery's.
  ensureJQuerySupport({ fn: {} });
  const registered = new Set<string>();
  const register = () => {
    for (const slot of slots) {
      for (const part of partsIn(navigation.current(), slot)) {
        const { area } = splitPartName(part);
        const name = `${area}:${slot}`;
        if (registered.has(name)) continue;
        registered.add(name);
        withoutInheritedNames(() =>
          registerApplication({
            name,
            activeWhen: () => partsIn(navigation.current(), slot, area).length > 0,
            app: () => Promise.resolve(lifecycles(area, slot, navigation, elements)),
          }),
        );
      }
    }
  };
  register();
  navigation.subscribe(() => {
    register();
    void triggerAppChange();
  });
  start({ urlRerouteOnly: true });
}

/** Returns the lifecycles of one area in one slot. They load nothing remote, so none of them can hang or fail. */
function lifecycles(area: string, slot: Slot, navigation: Navigation, elements: PageElements) {
  const element = document.createElement('div');
  element.dataset.area = area;
  const place = async () => {
    // Remove the skeleton from the HTML: the first screen brings its own.
    for (const bone of elements[slot].querySelectorAll(':scope > .fd-page-skeleton')) bone.remove();
    elements[slot].append(element);
  };
  const slotApp = singleSpaReact({
    React,
    ReactDOMClient: syncRoots,
    rootComponent: () => <AreaSlot area={area} slot={slot} navigation={navigation} />,
    // Every part has its own error boundary.
    suppressComponentDidCatchWarning: true,
    domElementGetter: () => element,
  });
  return {
    timeouts: guardedTimeouts(),
    bootstrap: slotApp.bootstrap,
    mount: [place, slotApp.mount],
    // Not awaited: React has finished by then, and the library resolves with a timer, after an empty frame is
    // painted.
    unmount: async (props: AppProps) => {
      void slotApp.unmount(props);
      element.remove();
    },
  };
}
