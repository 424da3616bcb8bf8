import { record } from '@flightdeck/shared/reporting';
import { useEffect } from 'react';

type Properties = NonNullable<Parameters<typeof record>[1]>;

/** Records an analytics event each time `isShown` becomes true. */
export function useViewEvent(isShown: boolean, name: string, properties: Properties): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed properties are not a new view
  useEffect(() => {
    if (isShown) record(name, properties);
  }, [isShown, name]);
}

/** Records that a card shows its upgrade offer. */
export const useUpsellViewEvent = (isShown: boolean, feature: string): void =>
  useViewEvent(isShown, 'jetpack_wpa_aag_upgrade_button_view', { feature });
