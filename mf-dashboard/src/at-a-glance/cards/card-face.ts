import type { IconName } from '@flightdeck/shared/ui/icon';

/** What a card keeps in every state. */
export interface CardFace {
  readonly title: string;
  readonly icon: IconName;
  /** The whole row. */
  readonly wide?: boolean;
}
