import { FailedFile } from '@flightdeck/shared/parts';
import { LazyView, type LazyViewProps } from '@flightdeck/shared/ui';

export interface LazyCardsProps<Props> extends Omit<LazyViewProps<Props>, 'failed'> {
  /** Name of the cards in the panel that replaces them if their file can't be loaded. */
  readonly label: string;
}

/** Shows cards from a separate file. If the file can't be loaded, shows a panel with Retry instead. */
export const LazyCards = <Props extends object>({ label, ...options }: LazyCardsProps<Props>) => (
  <LazyView {...options} failed={(failure) => <FailedFile {...failure} area="mf-dashboard" label={label} />} />
);
