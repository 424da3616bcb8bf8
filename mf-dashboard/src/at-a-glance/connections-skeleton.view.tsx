import { Skeleton } from '@flightdeck/shared/ui/skeleton';
import { CardGrid } from '../card-grid/card-grid.view';

/** Room of the two connection cards while their area loads: beside or below each other, as they will be. */
export const ConnectionsSkeleton = () => (
  <CardGrid>
    <Skeleton height={104} />
    <Skeleton height={104} />
  </CardGrid>
);
