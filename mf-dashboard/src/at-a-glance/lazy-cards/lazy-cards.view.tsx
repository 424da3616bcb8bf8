import { FailedFile } from '@flightdeck/shared/parts/failed-file';
import { painted } from '@flightdeck/shared/timing';
import { LazyView, type LazyViewProps } from '@flightdeck/shared/ui/lazy-view';

export interface LazyCardsProps<Props> extends Omit<LazyViewProps<Props>, 'failed' | 'drawAfter'> {
  /** What the user calls the cards, for a lost file. */
  readonly label: string;
}

/**
 * Cards in a file of their own. They wait until the screen around them is painted, because drawing them is the larger part
 * of the work. A lost file shows a panel with Retry in their place.
 */
export const LazyCards = <Props extends object>({ label, ...options }: LazyCardsProps<Props>) => (
  <LazyView
    {...options}
    drawAfter={painted}
    failed={(lost) => <FailedFile {...lost} area="mf-dashboard" label={label} />}
  />
);
