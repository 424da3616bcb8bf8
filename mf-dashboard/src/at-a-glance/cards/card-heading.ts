import type { IconName } from '@flightdeck/shared/ui';

/** Heading of a card, the same in every state. */
export interface CardHeading {
  readonly title: string;
  readonly icon: IconName;
}
