import { QueryClientProvider, queryClient } from '@flightdeck/shared/api';
import { splitPartName } from '@flightdeck/shared/contracts/areas';
import { reactClient } from '@flightdeck/shared/parts';
import { useValue } from '@flightdeck/shared/store';
import * as React from 'react';
import { createPortal } from 'react-dom';
import type { LifeCycles } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { partsIn } from '../navigation/navigation';
import type { PageProps } from '../page/page-props';
import { Shell } from '../shell/shell.view';
import { PlacedPart } from './placed-part.view';

/** Returns the application that draws what surrounds the screens: masthead, tabs, notices, overlays and footer. */
export const shellApplication = (page: PageProps): LifeCycles =>
  singleSpaReact({
    React,
    ReactDOMClient: reactClient,
    rootComponent: () => (
      <QueryClientProvider client={queryClient}>
        <Shell {...page} />
        <SlotParts slot="overlays" {...page} />
        <SlotParts slot="notices" {...page} />
      </QueryClientProvider>
    ),
    // The shell draws into the elements of the page, not into this one.
    domElementGetter: () => document.createElement('div'),
    suppressComponentDidCatchWarning: true,
  });

/** Draws the parts of a slot, from the current placement. */
function SlotParts({ slot, elements, navigation }: PageProps & { readonly slot: 'overlays' | 'notices' }) {
  const placement = useValue(navigation.placement$);
  const parts = partsIn(placement, slot).map((name) => (
    <div data-area={splitPartName(name).area} key={name}>
      <PlacedPart name={name} navigation={navigation} slot={slot} />
    </div>
  ));
  return createPortal(parts, elements[slot]);
}
