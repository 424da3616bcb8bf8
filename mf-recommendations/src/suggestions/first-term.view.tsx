import { __ } from '@flightdeck/shared/i18n';
import { Icon } from '@flightdeck/shared/ui/icon';
import { SmallPrint } from '../offer/small-print.view';
import css from './first-term.css';

export interface FirstTermProps {
  /** A discount of the site is among the prices, which have an asterisk then. */
  readonly hasDiscount: boolean;
}

/** What holds for all prices: the money comes back (REC-038), and low prices are for the first term (REC-037). */
export function FirstTerm({ hasDiscount }: FirstTermProps) {
  return (
    <>
      <p className={css.guarantee}>
        <Icon name="success" size={16} />
        {__('14-day money-back guarantee')}
      </p>
      <SmallPrint>
        {hasDiscount
          ? __('* Discounts are for the first term only. Renewals are at full price.')
          : __('Introductory prices are for the first term only. Renewals are at full price.')}
      </SmallPrint>
    </>
  );
}
