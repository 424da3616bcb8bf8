import { __, sprintf } from '@flightdeck/shared/i18n';
import { outward } from '@flightdeck/shared/links';
import { Button, Card, OutLink } from '@flightdeck/shared/ui';
import { BenefitList } from '../connect/benefit-list.view';
import type { CouponOffer } from './coupon.resource';
import css from './coupon-banner.css';

/**
 * Coupon banner of a connected site. The user can redeem the coupon at the provider's checkout, or hide the banner for
 * three days (CONN-093 to CONN-097).
 */
export function CouponBanner({ coupon, checkoutUrl, recordRedeemClick, remindLater }: CouponOffer) {
  const { partner, product } = coupon;
  const logo = partner.logo && outward(partner.logo.src);
  return (
    <Card
      actions={
        <>
          <OutLink href={checkoutUrl} onClick={recordRedeemClick} variant="secondary">
            {__('Redeem')}
          </OutLink>
          <Button onClick={remindLater} variant="link">
            {__('Remind me later')}
          </Button>
        </>
      }
      icon="backup"
      level={2}
      title={__('One free year of Backup')}
    >
      {partner.logo && logo?.allowed && (
        <img
          alt={sprintf(
            /* translators: %s: the name of the company that offers a coupon. */
            __('%s logo'),
            partner.name,
          )}
          className={css.logo}
          height={partner.logo.height}
          src={logo.href}
          width={partner.logo.width}
        />
      )}
      <p>
        {sprintf(
          /* translators: %1$s: the name of the company that offers the coupon, %2$s: the name of a product. */
          __('Your coupon from %1$s gives you the first year of %2$s for free.'),
          partner.name,
          product.title,
        )}
      </p>
      <BenefitList items={product.features.map((feature) => [feature, feature])} />
    </Card>
  );
}
