import { __ } from '@flightdeck/shared/i18n';
import { Icon } from '@flightdeck/shared/ui';
import css from './offer-terms.css';
import { SmallPrint } from './small-print.view';

export interface OfferTermsProps {
  /** The prices include the site's discount. An asterisk after each percentage refers to the footnote. */
  readonly hasDiscount: boolean;
}

/** Shows the terms of all prices: the money-back guarantee (REC-038) and the first-term footnote (REC-037). */
export function OfferTerms({ hasDiscount }: OfferTermsProps) {
  return (
    <>
      <p className={css.guarantee}>
        <Icon name="success" size={16} />
        <span>{__('14-day money-back guarantee')}</span>
      </p>
      <SmallPrint>
        {hasDiscount
          ? __('* Discounts are for the first term only. Renewals are at full price.')
          : __('Introductory prices are for the first term only. Renewals are at full price.')}
      </SmallPrint>
    </>
  );
}
