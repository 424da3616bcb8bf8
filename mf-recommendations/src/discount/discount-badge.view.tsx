import { __, sprintf } from '@flightdeck/shared/i18n';
import { StateChip } from '@flightdeck/shared/ui/chip';

export interface DiscountBadgeProps {
  /** 0 takes no room. */
  readonly percent: number;
  /** A footnote below says for how long. */
  readonly hasFootnote?: boolean | undefined;
}

/** How much is off (REC-036). */
export function DiscountBadge({ percent, hasFootnote = false }: DiscountBadgeProps) {
  if (percent <= 0) return null;
  return <StateChip tone="neutral">{`${sprintf(__('%d%% off'), percent)}${hasFootnote ? '*' : ''}`}</StateChip>;
}
