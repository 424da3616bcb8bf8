import { productPageLegend } from '@flightdeck/shared/format/price';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { Icon } from '@flightdeck/shared/ui/icon';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { Price } from '@flightdeck/shared/ui/price';
import { useId } from 'react';
import { CheckList } from '../discount/check-list.view';
import { StepPicture } from '../pictures/step-picture.view';
import { Limits } from './limits.view';
import { recordOnCard, useProductShown } from './product.resource';
import css from './product-card.css';
import type { Offered } from './product-offer';
import { pictureOf } from './product-picture';
import { productText } from './product-texts';

export interface ProductCardProps {
  readonly offered: Offered;
  /** The bundle beside a product that it includes. */
  readonly isPopular?: boolean | undefined;
  /** It stands alone, with a picture beside its text. */
  readonly hasPicture?: boolean | undefined;
}

/** A product: what it does, what it costs, and the way to its checkout. */
export function ProductCard({ offered, isPopular = false, hasPicture = false }: ProductCardProps) {
  const { key, slug, currency, prices } = offered;
  const { title, description, features, icon, hasLimits } = productText(key);
  const id = useId();
  useProductShown('card', slug);
  return (
    <article aria-labelledby={id} className={css.card}>
      {isPopular && (
        <p className={css.popular}>
          <Icon name="success" size={16} />
          {__('Popular upgrade')}
        </p>
      )}
      <div className={hasPicture ? `${css.body} ${css.wide}` : css.body}>
        <div className={css.text}>
          <span className={css.icon}>
            <Icon name={icon} size={35} />
          </span>
          <h2 className={css.title} id={id}>
            {title}
          </h2>
          <p className={css.description}>{description}</p>
          <CheckList items={features} />
          {prices && (
            <Price currency={currency} legend={productPageLegend()} offPrice={prices.offPrice} price={prices.price} />
          )}
          <div className={css.action}>
            <OutLink
              href={redirect('jetpack-product-description-checkout', { path: slug })}
              onClick={() => recordOnCard('checkout', slug)}
              variant={isPopular ? 'secondary' : 'primary'}
            >
              {sprintf(__('Add %s'), title)}
            </OutLink>
          </div>
          {hasLimits && <Limits onClick={() => recordOnCard('disclaimer', slug)} />}
        </div>
        {hasPicture && (
          <div className={css.picture}>
            <StepPicture step={pictureOf(key)} />
          </div>
        )}
      </div>
    </article>
  );
}
