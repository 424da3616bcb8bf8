import { __, sprintf } from '@flightdeck/shared/i18n';
import { StateChip } from '@flightdeck/shared/ui';

export interface DiscountBadgeProps {
  /** The badge renders nothing at 0. */
  readonly percent: number;
  /** Adds an asterisk that refers to the footnote. */
  readonly hasFootnote?: boolean | undefined;
}

/** Shows the discount in percent (REC-036). */
export function DiscountBadge({ percent, hasFootnote = false }: DiscountBadgeProps) {
  if (percent <= 0) return null;
  return <StateChip tone="neutral">{`${sprintf(__('%d%% off'), percent)}${hasFootnote ? '*' : ''}`}</StateChip>;
}
