import { useRead } from '@flightdeck/shared/api';
import { featuresRead } from '@flightdeck/shared/calls';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { mapReading, readingOf } from '../cards/reading';
import { type SupportCardState, supportCardState } from './support-card-state';

/** Returns the live data of the support card. */
export function useSupportCard(): { readonly state: SupportCardState; retry(): void } {
  const { hasConnectedOwner } = useConnection();
  const { manage_options } = usePermissions();
  const read = useRead(featuresRead, { enabled: manage_options });
  const features = manage_options ? mapReading(readingOf(read), ({ active }) => active) : null;
  return { state: supportCardState({ features, hasConnectedOwner }), retry: read.retry };
}
