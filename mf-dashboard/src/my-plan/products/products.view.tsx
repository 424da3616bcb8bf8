import { formatCount } from '@flightdeck/shared/format';
import { __, sprintf } from '@flightdeck/shared/i18n';
import type { Purchase } from '@flightdeck/shared/plans';
import { pageState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui';
import { useState } from 'react';
import { PlanCard } from '../plan-card/plan-card.view';
import type { PlanCardState } from '../plan-card/plan-card-state';
import css from './products.css';
import { productsPerStep, productsShown } from './products-shown';

export interface ProductsProps {
  readonly products: readonly Purchase[];
  readonly cardStateOf: (product: Purchase) => PlanCardState;
  /** Address of the upgrade page. */
  readonly upgradeHref: string;
}

/** Shows the active products, one card each, in steps of `productsPerStep` (DASH-121). */
export function Products({ products, cardStateOf, upgradeHref }: ProductsProps) {
  const [steps, setSteps] = useState(0);
  const { shownCount, nextCount } = productsShown(products.length, steps);
  const format = (count: number) => formatCount(count, pageState().locale);
  return (
    <>
      {products.slice(0, shownCount).map((product, index) => {
        const slug = String(product.product_slug);
        return (
          <PlanCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may be bought twice, and the list changes only as a whole
            key={`${slug}-${index}`}
            fallbackName={String(product.product_name || slug)}
            state={cardStateOf(product)}
            upgradeHref={upgradeHref}
          />
        );
      })}
      {products.length > productsPerStep && (
        <div className={css.more}>
          {nextCount > 0 && (
            <Button onClick={() => setSteps(steps + 1)}>
              {sprintf(/* translators: %s: number of products */ __('Show %s more'), format(nextCount))}
            </Button>
          )}
          <span role="status">
            {sprintf(
              /* translators: %1$s: products on the page. %2$s: all products */
              __('%1$s of %2$s products'),
              format(shownCount),
              format(products.length),
            )}
          </span>
        </div>
      )}
    </>
  );
}
