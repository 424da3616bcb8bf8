import { FailedFile } from '@flightdeck/shared/parts';
import { painted } from '@flightdeck/shared/timing';
import { LazyView, type LazyViewProps } from '@flightdeck/shared/ui';

export interface LazyCardsProps<Props> extends Omit<LazyViewProps<Props>, 'failed' | 'drawAfter'> {
  /** Name of the cards in the panel of a lost file. */
  readonly label: string;
}

/**
 * Shows cards from a separate file. They wait until the screen around them is painted, because rendering them takes most of
 * the time. A lost file shows a panel with Retry instead.
 */
export const LazyCards = <Props extends object>({ label, ...options }: LazyCardsProps<Props>) => (
  <LazyView
    {...options}
    drawAfter={painted}
    failed={(lost) => <FailedFile {...lost} area="mf-dashboard" label={label} />}
  />
);
