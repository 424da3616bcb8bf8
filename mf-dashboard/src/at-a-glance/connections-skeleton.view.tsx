import { Skeleton } from '@flightdeck/shared/ui';
import { CardGrid } from '../card-grid/card-grid.view';

/** Keeps the space of the two connection cards while their area loads. */
export const ConnectionsSkeleton = () => (
  <CardGrid>
    <Skeleton height={104} />
    <Skeleton height={104} />
  </CardGrid>
);
