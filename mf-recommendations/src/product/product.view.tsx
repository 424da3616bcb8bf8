import { __ } from '@flightdeck/shared/i18n';
import { useRoute } from '@flightdeck/shared/parts';
import { FailurePanel } from '@flightdeck/shared/ui/failure-panel';
import { Spinner } from '@flightdeck/shared/ui/spinner';
import { Stack } from '@flightdeck/shared/ui/stack';
import { VisuallyHidden } from '@flightdeck/shared/ui/visually-hidden';
import { useEffect } from 'react';
import { FirstTerm } from '../suggestions/first-term.view';
import css from './product.css';
import { type ProductPage, useProductPage, useProductShown } from './product.resource';
import { ProductCard } from './product-card.view';

/** Page of a product, `/product/{key}` (REC-103); one that is not to be had leads to the dashboard (OQ-004). */
export function Product() {
  const { path } = useRoute();
  const key = path.split('/')[2] ?? '';
  const page = useProductPage(key);
  const isGone = page.state === 'ready' && page.offers.length === 0;
  useEffect(() => {
    if (isGone) location.replace('#/dashboard');
  }, [isGone]);
  if (page.state === 'failed') {
    return (
      <FailurePanel
        cause={page.failure.message}
        code={page.failure.code}
        onRetry={page.retry}
        remedy={__('Try again in a moment.')}
        title={__('The product could not be loaded')}
      />
    );
  }
  if (page.state === 'loading' || isGone) {
    return (
      <div aria-busy="true" className={css.waiting} data-fd-waiting role="status">
        <Spinner size={40} />
        <span>{__('Loading the product…')}</span>
      </div>
    );
  }
  return <Shown offers={page.offers} />;
}

function Shown({ offers }: { readonly offers: Extract<ProductPage, { readonly state: 'ready' }>['offers'] }) {
  const [main, beside] = offers;
  useProductShown('description', main?.slug ?? '');
  if (!main) return null;
  return (
    <Stack gap="sections">
      <VisuallyHidden>
        <h1>{__('Products for your site')}</h1>
      </VisuallyHidden>
      <div className={beside ? css.pair : css.single}>
        <ProductCard hasPicture={!beside} offered={main} />
        {beside && <ProductCard isPopular offered={beside} />}
      </div>
      <div className={css.foot}>
        <FirstTerm hasDiscount={false} />
      </div>
    </Stack>
  );
}
