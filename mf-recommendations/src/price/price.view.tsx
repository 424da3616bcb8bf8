import { pricePieces } from '@flightdeck/shared/format';
import { __ } from '@flightdeck/shared/i18n';
import { StateChip, VisuallyHidden } from '@flightdeck/shared/ui';
import css from './price.css';
import { type PriceInput, priceDisplay } from './price-display';

export interface PriceProps extends PriceInput {
  readonly testId?: string | undefined;
}

/** Shows a price and its reduced price (SHR-118 to SHR-122). Renders nothing without a price or a currency. */
export function Price({ testId, ...input }: PriceProps) {
  const display = priceDisplay(input);
  if (!display) return null;
  const { price, offPrice, currency, legend, promoLabel } = display;
  return (
    <div className={css.price} data-testid={testId}>
      {offPrice !== null && (
        <s className={css.regularPrice}>
          <VisuallyHidden>{`${__('Regular price:')} `}</VisuallyHidden>
          <Amount amount={price} currency={currency} />
        </s>
      )}
      <strong className={css.currentPrice}>
        {offPrice !== null && <VisuallyHidden>{`${__('Current price:')} `}</VisuallyHidden>}
        <Amount amount={offPrice ?? price} currency={currency} />
      </strong>
      <span className={css.legend}>{legend}</span>
      {promoLabel && <StateChip tone="success">{promoLabel}</StateChip>}
    </div>
  );
}

/** `Intl` puts this mark before amounts in right-to-left languages. */
const rightToLeftMark = '\u200f';

/** Shows an amount. `dir` keeps the order of symbol and digits in any direction of the page. */
function Amount({ amount, currency }: { readonly amount: number; readonly currency: string }) {
  const pieces = pricePieces(amount, currency, document.documentElement.lang);
  return (
    <bdi dir={pieces[0]?.text.startsWith(rightToLeftMark) ? 'rtl' : 'ltr'}>
      {pieces.map(({ text, isFraction }) => (
        <span className={isFraction ? css.fraction : undefined} key={text}>
          {text}
        </span>
      ))}
    </bdi>
  );
}
