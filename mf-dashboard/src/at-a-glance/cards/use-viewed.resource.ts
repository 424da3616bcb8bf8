import { record } from '@flightdeck/shared/analytics';
import { useEffect } from 'react';

type Properties = NonNullable<Parameters<typeof record>[1]>;

/** Tells the analytics once that something has been shown. @param shown tells when it turns true */
export function useViewed(shown: boolean, name: string, properties: Properties): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the properties are those of the first moment
  useEffect(() => {
    if (shown) record(name, properties);
  }, [shown, name]);
}

/** The upgrade offer of a card has been shown. */
export const useUpsellViewed = (shown: boolean, feature: string): void =>
  useViewed(shown, 'jetpack_wpa_aag_upgrade_button_view', { feature });
