import { __ } from '@flightdeck/shared/i18n';
import { Card, Skeleton } from '@flightdeck/shared/ui';
import { LoadingChip } from '../cards/chips.view';
import { BundleText } from './bundle-text.view';

/** The offer while it loads: only its state and its button are missing. */
export const BundleSkeleton = () => (
  <Card
    actions={<Skeleton height={32} width={92} />}
    busy
    icon="shield"
    keepsBody
    state={<LoadingChip />}
    testId="dash-card"
    title={__('Comprehensive site security')}
    wide
  >
    <BundleText />
  </Card>
);
