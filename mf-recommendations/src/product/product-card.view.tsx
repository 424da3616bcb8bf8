import { __, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { OutLink } from '@flightdeck/shared/ui';
import { OfferCard } from '../offer/offer-card.view';
import { StepPicture } from '../pictures/step-picture.view';
import { Price } from '../price/price.view';
import { Limits } from './limits.view';
import { recordCardClick, useProductViewEvent } from './product.resource';
import type { ProductOffer } from './product-offer';
import { pictureStepOf } from './product-picture';
import { productText } from './product-texts';

export interface ProductCardProps {
  readonly offer: ProductOffer;
  /** Labels the bundle that shows next to one of its products. */
  readonly isPopular?: boolean | undefined;
  /** Shows an illustration next to the text of a single card. */
  readonly hasPicture?: boolean | undefined;
}

/** Shows a product with its price and a link to its checkout. */
export function ProductCard({ offer, isPopular = false, hasPicture = false }: ProductCardProps) {
  const { key, slug, currency, prices } = offer;
  const { title, description, features, icon, hasLimits } = productText(key, document.documentElement.lang);
  useProductViewEvent('card', slug);
  return (
    <OfferCard
      action={
        <OutLink
          href={redirect('jetpack-product-description-checkout', { path: slug })}
          onClick={() => recordCardClick('checkout', slug)}
          variant={isPopular ? 'secondary' : 'primary'}
        >
          {sprintf(/* translators: %s: name of a product. */ __('Add %s'), title)}
        </OutLink>
      }
      description={description}
      features={features}
      icon={icon}
      level={2}
      highlight={isPopular ? __('Popular upgrade') : undefined}
      picture={hasPicture && <StepPicture step={pictureStepOf(key)} />}
      price={
        prices && (
          <Price
            currency={currency}
            legend={__('per month, paid yearly')}
            offPrice={prices.offPrice}
            price={prices.price}
          />
        )
      }
      smallPrint={hasLimits && <Limits onClick={() => recordCardClick('disclaimer', slug)} />}
      title={title}
    />
  );
}
