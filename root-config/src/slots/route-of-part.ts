import type { PartName, Route, State } from '@flightdeck/shared/contracts/areas';
import { type Navigation, partsIn, type Slot } from '../navigation/navigation';

/** Returns the routes on which a part is in the slot. The part gets no route of the screen that replaces it. */
export function routeOfPart({ placement$ }: Pick<Navigation, 'placement$'>, slot: Slot, part: PartName): State<Route> {
  let { route } = placement$.value;
  const state: State<Route> = {
    get value() {
      const placement = placement$.value;
      if (partsIn(placement, slot).includes(part)) route = placement.route;
      return route;
    },
    subscribe: (onValue) => placement$.subscribe(() => onValue(state.value)),
  };
  return state;
}
