import { __ } from '@flightdeck/shared/i18n';
import { Skeleton, VisuallyHidden } from '@flightdeck/shared/ui';
import { CardGrid } from '../../card-grid/card-grid.view';

const places = [1, 2, 3, 4, 5, 6];

/** Keeps the space of the feature cards while they load. */
export const FeatureSkeleton = () => (
  <div aria-busy="true">
    <VisuallyHidden>{__('Loading…')}</VisuallyHidden>
    <CardGrid>
      {places.map((place) => (
        <Skeleton height={130} key={place} />
      ))}
    </CardGrid>
  </div>
);
