import { Icon, type IconName } from '@flightdeck/shared/ui';
import { type ReactNode, useId } from 'react';
import { CheckList } from './check-list.view';
import css from './offer-card.css';

export interface OfferCardProps {
  readonly title: string;
  /** Heading level. */
  readonly level: 2 | 3;
  /** Label that highlights the card among others. */
  readonly highlight?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Wrap text from a server in `bdi`: otherwise, its full stop moves to the start on a page with the opposite text direction. */
  readonly description: ReactNode;
  readonly features: readonly string[];
  readonly price: ReactNode;
  /** Link or button to get the product. */
  readonly action: ReactNode;
  /** Limits of the features. */
  readonly smallPrint?: ReactNode;
  /** Shows next to the text on wide screens. */
  readonly picture?: ReactNode;
}

/** Shows a product with its features, price and action. Cards in a row align their actions. */
export function OfferCard({ title, level, highlight, icon, picture, ...content }: OfferCardProps) {
  const id = useId();
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article aria-labelledby={id} className={css.card}>
      {highlight !== undefined && (
        <p className={css.highlight}>
          <Icon name="success" size={16} />
          <span>{highlight}</span>
        </p>
      )}
      <div className={picture ? `${css.body} ${css.wide}` : css.body}>
        <div className={css.text}>
          {icon && (
            <span className={css.icon}>
              <Icon name={icon} size={35} />
            </span>
          )}
          <Title className={css.title} id={id}>
            {title}
          </Title>
          <p className={css.description}>{content.description}</p>
          <CheckList items={content.features} />
          {content.smallPrint}
          <div className={css.end}>
            {content.price}
            {content.action}
          </div>
        </div>
        {picture && <div className={css.picture}>{picture}</div>}
      </div>
    </article>
  );
}
