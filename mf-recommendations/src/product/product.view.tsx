import { __ } from '@flightdeck/shared/i18n';
import { useRoute } from '@flightdeck/shared/parts';
import { Spinner, VisuallyHidden } from '@flightdeck/shared/ui';
import { FailurePanel } from '@flightdeck/shared/ui/feedback';
import { Stack } from '@flightdeck/shared/ui/layout';
import { useEffect } from 'react';
import { OfferList } from '../offer/offer-list.view';
import { OfferTerms } from '../offer/offer-terms.view';
import css from './product.css';
import { type ProductPage, useProductPage, useProductViewEvent } from './product.resource';
import { ProductCard } from './product-card.view';

/**
 * Shows the product page `/product/{key}` (REC-103). Redirects to the dashboard if the product isn't available
 * (OQ-004).
 */
export function Product() {
  const { path } = useRoute();
  const key = path.split('/')[2] ?? '';
  const page = useProductPage(key);
  const isUnavailable = page.state === 'ready' && page.offers.length === 0;
  useEffect(() => {
    if (isUnavailable) location.replace('#/dashboard');
  }, [isUnavailable]);
  return (
    <Stack gap="sections">
      {/* The same heading in all states, so that the focus stays on it when the product loads. */}
      <VisuallyHidden>
        <h1 tabIndex={-1}>{__('Products for your site')}</h1>
      </VisuallyHidden>
      {page.state === 'failed' && (
        <FailurePanel
          cause={page.failure.message}
          code={page.failure.code}
          onRetry={page.retry}
          remedy={__('Try again in a moment.')}
          title={__("Couldn't load this product")}
        />
      )}
      {(page.state === 'loading' || isUnavailable) && (
        <div aria-busy="true" className={css.waiting} data-fd-waiting role="status">
          <Spinner size={40} />
          <span>{__('Loading product…')}</span>
        </div>
      )}
      {page.state === 'ready' && !isUnavailable && <Offers offers={page.offers} />}
    </Stack>
  );
}

function Offers({ offers }: { readonly offers: Extract<ProductPage, { readonly state: 'ready' }>['offers'] }) {
  const [product, security] = offers;
  useProductViewEvent('description', product?.slug ?? '');
  if (!product) return null;
  return (
    <OfferList footer={<OfferTerms hasDiscount={false} />}>
      <ProductCard hasPicture={!security} offer={product} />
      {security && <ProductCard isPopular offer={security} />}
    </OfferList>
  );
}
