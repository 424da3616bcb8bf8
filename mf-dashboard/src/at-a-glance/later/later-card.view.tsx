import { Card } from '@flightdeck/shared/ui/card';
import type { CardFace } from '../frame/card-face';
import { LoadingChip } from '../frame/chips.view';
import type { Fetched } from './fetched';
import { Later } from './later.view';

export interface LaterCardProps extends CardFace {
  readonly view: Fetched<object>;
}

/** A card in a file of its own; until then it has its heading and its room. */
export const LaterCard = ({ view, ...face }: LaterCardProps) => (
  <Later
    label={face.title}
    now
    props={{}}
    skeleton={<Card {...face} busy state={<LoadingChip />} testId="dash-card" />}
    view={view}
  />
);
