import { __, sprintf } from '@flightdeck/shared/i18n';
import { HeroLead } from '@flightdeck/shared/ui/layout';
import { BenefitList } from '../connect/benefit-list.view';
import { ConnectLayout } from '../connect/connect-layout.view';
import { ConnectionStarter } from '../connect/connection-starter.view';
import css from '../connect/pictures/connect-picture.css';
import { flightdeckPage } from '../connect/registration.resource';
import type { CouponOffer } from './coupon.resource';

/**
 * Coupon screen of a site that is not connected. Its button connects the site, and then leads back to the coupon
 * (CONN-088, CONN-090 to CONN-092).
 */
export function CouponScreen({ coupon, recordRedeemClick }: Pick<CouponOffer, 'coupon' | 'recordRedeemClick'>) {
  const { partner, product, coupon_code } = coupon;
  return (
    <ConnectLayout
      pictures={[<CouponPicture key="coupon" />]}
      title={sprintf(
        /* translators: %s: the name of the company that offers a coupon. */
        __('Welcome to Jetpack %s traveler!'),
        partner.name,
      )}
    >
      <HeroLead>
        {sprintf(
          /* translators: %s: the name of a product. */
          __('Your coupon gives you %s free for one year. Set up Jetpack to redeem it.'),
          product.title,
        )}
      </HeroLead>
      <BenefitList items={product.features.map((feature) => [feature, feature])} />
      <ConnectionStarter
        from="jetpack-partner-coupon"
        label={__('Set up & redeem')}
        onStart={recordRedeemClick}
        redirectUri={`${flightdeckPage}&partnerCoupon=${encodeURIComponent(coupon_code)}`}
      />
    </ConnectLayout>
  );
}

/** Decorative drawing of a year of backups: stacked copies and a clock that turns back. */
function CouponPicture() {
  return (
    <svg aria-hidden="true" className={css.drawing} focusable="false" viewBox="0 0 320 300">
      <rect className={css.card} height="150" rx="6" width="230" x="66" y="8" />
      <rect className={css.card} height="150" rx="6" width="230" x="45" y="34" />
      <rect className={css.card} height="190" rx="6" width="230" x="24" y="60" />
      <rect className={css.soft} height="9" rx="4.5" width="90" x="44" y="80" />
      <circle className={css.halo} cx="139" cy="164" r="52" />
      <path className={css.symbol} d="M109 164a30 30 0 1 0 9-21l-9 9M109 134v18h18M139 148v18l12 8" />
      <rect className={css.soft} height="8" rx="4" width="150" x="64" y="230" />
    </svg>
  );
}
