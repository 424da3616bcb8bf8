import { Skeleton } from '@flightdeck/shared/ui';
import { CardGrid } from '../card-grid/card-grid.view';

/** Keeps the space of cards while they load: same rows, same height. */
export const CardsSkeleton = ({ cards }: { readonly cards: readonly string[] }) => (
  <CardGrid steady>
    {cards.map((card) => (
      <Skeleton height={154} key={card} />
    ))}
  </CardGrid>
);
