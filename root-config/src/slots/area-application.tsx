import type { AreaName, PartName } from '@flightdeck/shared/contracts/areas';
import { reactClient } from '@flightdeck/shared/parts';
import { useSelected } from '@flightdeck/shared/store';
import * as React from 'react';
import type { LifeCycles } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { areaOnScreen } from '../navigation/navigation';
import type { PageProps } from '../page/page-props';
import { PlacedPart } from './placed-part.view';

const { useLayoutEffect, useRef } = React;

/**
 * Returns the application of an area. It is ready at once: it draws a skeleton, and loads the area behind it, so that an area that hangs
 * delays no other.
 */
export function areaApplication(area: AreaName, page: PageProps): LifeCycles {
  const element = document.createElement('div');
  element.dataset.area = area;
  const { bootstrap, mount, unmount } = singleSpaReact({
    React,
    ReactDOMClient: reactClient,
    rootComponent: () => <AreaScreen area={area} {...page} />,
    domElementGetter: () => element,
    // Every part has its own error boundary.
    suppressComponentDidCatchWarning: true,
  });
  const { main } = page.elements;
  return {
    bootstrap,
    mount: [async () => main.append(element), mount],
    unmount: [
      // Don't wait until single-spa-react reports the unmount in a later task: the page would be empty for a frame.
      async (props) => void unmount(props),
      async () => element.remove(),
    ],
  };
}

/** Draws the screen of an area on the current route. */
function AreaScreen({ area, navigation, elements }: PageProps & { readonly area: AreaName }) {
  const lastPart = useRef<PartName | null>(null);
  const part = useSelected(navigation.placement$, (placement) => {
    // On routes of other areas, single-spa unmounts the application with its last screen.
    if (areaOnScreen(placement) === area) lastPart.current = placement.screens.main;
    return lastPart.current;
  });
  // Remove the skeleton of the HTML: the screen draws its own.
  useLayoutEffect(() => elements.main.querySelector(':scope > .fd-page-skeleton')?.remove(), [elements]);
  return part && <PlacedPart key={part} name={part} navigation={navigation} slot="main" />;
}
