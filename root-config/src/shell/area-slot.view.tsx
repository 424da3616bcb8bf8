import { __ } from '@flightdeck/shared/i18n';
import { PartSlot } from '@flightdeck/shared/parts';
import { useSyncExternalStore } from 'react';
import { type Navigation, partsIn, type Slot } from '../navigation/navigation';
import { PageSkeleton } from '../page/page-markup.view';

interface AreaSlotProps {
  readonly area: string;
  readonly slot: Slot;
  readonly navigation: Navigation;
}

/** The parts of one area in one slot of the page, as the current placement has them. */
export function AreaSlot({ area, slot, navigation }: AreaSlotProps) {
  const placement = useSyncExternalStore(navigation.subscribe, navigation.current);
  const { route, screens } = placement;
  return partsIn(placement, slot, area).map((name) => (
    <PartSlot
      key={name}
      name={name}
      label={screens.title ?? __('This screen')}
      route={route}
      skeleton={slot === 'main' ? <PageSkeleton /> : null}
      // Notices that cannot be shown leave no gap; their failure stands in the console and on the status page.
      {...(slot === 'notices' && { onFailure: () => {} })}
    />
  ));
}
