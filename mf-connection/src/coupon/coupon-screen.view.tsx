import { __, sprintf } from '@flightdeck/shared/i18n';
import { HeroLead } from '@flightdeck/shared/ui/layout';
import { BenefitList } from '../connect/benefit-list.view';
import { ConnectLayout } from '../connect/connect-layout.view';
import { ConnectionStarter } from '../connect/connection-starter.view';
import { flightdeckPage } from '../connect/registration.resource';
import type { CouponOffer } from './coupon.resource';
import { CouponPicture } from './coupon-picture.view';

/**
 * Coupon screen of a site that is not connected: connecting is the first step to redeem (CONN-088, CONN-090 to
 * CONN-092).
 */
export function CouponScreen({ coupon, redeem }: Pick<CouponOffer, 'coupon' | 'redeem'>) {
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
        onStart={redeem}
        redirectUri={`${flightdeckPage}&partnerCoupon=${encodeURIComponent(coupon_code)}`}
      />
    </ConnectLayout>
  );
}
