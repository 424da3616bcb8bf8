import { Skeleton } from '@flightdeck/shared/ui';
import css from './stats-card.css';

/** Keeps the height of the chart while its file and numbers load. */
export const ChartSkeleton = () => (
  <div className={css.waiting}>
    <Skeleton height={156} />
  </div>
);
