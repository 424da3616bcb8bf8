import { FailedFile } from '@flightdeck/shared/parts';
import { LazyView, type LazyViewProps } from '@flightdeck/shared/ui';

export interface LazyCardsProps<Props> extends Omit<LazyViewProps<Props>, 'failed'> {
  /** Name of the cards in the panel of a lost file. */
  readonly label: string;
}

/** Shows cards from a separate file. A lost file shows a panel with Retry instead. */
export const LazyCards = <Props extends object>({ label, ...options }: LazyCardsProps<Props>) => (
  <LazyView {...options} failed={(lost) => <FailedFile {...lost} area="mf-dashboard" label={label} />} />
);
