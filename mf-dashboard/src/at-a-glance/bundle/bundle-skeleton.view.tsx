import { __ } from '@flightdeck/shared/i18n';
import { Card } from '@flightdeck/shared/ui/card';
import { LoadingChip } from '../cards/chips.view';

/** Keeps the space of the offer while it loads. */
export const BundleSkeleton = () => (
  <Card busy icon="shield" state={<LoadingChip />} testId="dash-card" title={__('Comprehensive site security')} wide />
);
