import { useRead } from '@flightdeck/shared/api';
import { featuresRead } from '@flightdeck/shared/calls';
import { useConnection } from '@flightdeck/shared/parts';
import { mapResult, resultOf } from '../cards/read-result';
import { type SupportCardState, supportCardState } from './support-card-state';

/** Returns the live data of the support card. */
export function useSupportCard(): { readonly state: SupportCardState; retry(): void } {
  const { hasConnectedOwner } = useConnection();
  const read = useRead(featuresRead);
  const features = mapResult(resultOf(read), ({ active }) => active);
  return { state: supportCardState({ features, hasConnectedOwner }), retry: read.retry };
}
