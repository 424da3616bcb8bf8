import { Skeleton } from '@flightdeck/shared/ui/skeleton';
import css from './stats-card.css';

/** Keeps the height of the chart until its file and its numbers are there. */
export const ChartSkeleton = () => (
  <div className={css.waiting}>
    <Skeleton height={156} />
  </div>
);
