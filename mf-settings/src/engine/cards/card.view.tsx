import type { CardProps } from './card';
import { SettingsCard } from './settings-card.view';
import { Switches } from './switch-row.view';

/** Draws a card: its own view, or its switches. */
export function CardView({ card }: CardProps) {
  const { view: View = SwitchesCard } = card;
  return <View card={card} />;
}

const SwitchesCard = ({ card }: CardProps) => (
  <SettingsCard card={card}>
    <Switches card={card} />
  </SettingsCard>
);
