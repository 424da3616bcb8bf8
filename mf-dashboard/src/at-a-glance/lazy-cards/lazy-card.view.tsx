import type { LazyFile } from '@flightdeck/shared/timing';
import { Card } from '@flightdeck/shared/ui';
import { type ComponentType, memo } from 'react';
import type { CardFace } from '../cards/card-face';
import { LoadingChip } from '../cards/chips.view';
import { LazyCards } from './lazy-cards.view';

export interface LazyCardProps extends CardFace {
  readonly file: LazyFile<ComponentType<object>>;
}

/** Shows a card from a separate file. The placeholder has the heading and the size of the card. */
export const LazyCard = memo(({ file, ...face }: LazyCardProps) => (
  <LazyCards
    file={file}
    label={face.title}
    placeholder={<Card {...face} busy state={<LoadingChip />} testId="dash-card" />}
    props={{}}
  />
));
