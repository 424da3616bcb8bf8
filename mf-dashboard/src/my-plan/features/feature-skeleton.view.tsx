import { __ } from '@flightdeck/shared/i18n';
import { Skeleton, VisuallyHidden } from '@flightdeck/shared/ui';
import { CardGrid } from '../../card-grid/card-grid.view';
import css from './feature-skeleton.css';

const cards = [1, 2, 3, 4, 5, 6];

/** Keeps the space of the feature cards while they load. */
export const FeatureSkeleton = () => (
  <div aria-busy="true">
    <VisuallyHidden>{__('Loading…')}</VisuallyHidden>
    <CardGrid>
      {cards.map((card) => (
        <div className={css.card} key={card}>
          <Skeleton width={160} />
          <Skeleton lines={2} />
        </div>
      ))}
    </CardGrid>
  </div>
);
