import type { LazyFile } from '@flightdeck/shared/timing/lazy-file';
import { Card } from '@flightdeck/shared/ui/card';
import type { ComponentType } from 'react';
import type { CardFace } from '../cards/card-face';
import { LoadingChip } from '../cards/chips.view';
import { LazyCards } from './lazy-cards.view';

export interface LazyCardProps extends CardFace {
  readonly file: LazyFile<ComponentType<object>>;
}

/** A card in a file of its own; until then it has its heading and its room. */
export const LazyCard = ({ file, ...face }: LazyCardProps) => (
  <LazyCards
    file={file}
    label={face.title}
    placeholder={<Card {...face} busy state={<LoadingChip />} testId="dash-card" />}
    props={{}}
  />
);
