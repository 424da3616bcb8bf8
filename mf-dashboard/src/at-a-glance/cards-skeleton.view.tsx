import { Skeleton } from '@flightdeck/shared/ui/skeleton';
import { CardGrid } from '../card-grid/card-grid.view';

/** Room of cards that are on their way: as many rows, as high. */
export const CardsSkeleton = ({ cards }: { readonly cards: readonly string[] }) => (
  <CardGrid steady>
    {cards.map((card) => (
      <Skeleton height={154} key={card} />
    ))}
  </CardGrid>
);
