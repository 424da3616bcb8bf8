import { record } from '@flightdeck/shared/reporting';
import { useEffect } from 'react';

type Properties = NonNullable<Parameters<typeof record>[1]>;

/** Records an analytics event when `shown` turns true. */
export function useViewEvent(shown: boolean, name: string, properties: Properties): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event carries the properties of the first view
  useEffect(() => {
    if (shown) record(name, properties);
  }, [shown, name]);
}

/** Records that the upgrade offer of a card shows. */
export const useUpsellViewEvent = (shown: boolean, feature: string): void =>
  useViewEvent(shown, 'jetpack_wpa_aag_upgrade_button_view', { feature });
