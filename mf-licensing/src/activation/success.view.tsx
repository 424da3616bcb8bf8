import { __, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { cloudLink } from '@flightdeck/shared/links/places';
import { routeHref } from '@flightdeck/shared/session';
import { Button, Icon, OutLink } from '@flightdeck/shared/ui';
import { HeroLead, HeroTitle, interpolate } from '@flightdeck/shared/ui/layout';
import css from './content.css';
import { linkOf, type ProductLink, productOf } from './product';
import { successText } from './success-texts';

export interface SuccessProps {
  readonly productId: number;
  readonly rawUrl: string;
  /** Whether the primary button leads to the recommendations; otherwise, it leads to the plans. */
  readonly linksToRecommendations: boolean;
  readonly level: 1 | 2;
}

const linkTexts = (): Readonly<Record<ProductLink, string>> => ({
  backup: __('View latest backup'),
  scan: __('View scan results'),
  search: __('Configure search'),
});

/** Shows the activated product and the next steps (LIC-013 to LIC-018). */
export function Success({ productId, rawUrl, linksToRecommendations, level }: SuccessProps) {
  const product = productOf(productId);
  const { title, text } = successText(product);
  const link = linkOf(product);
  return (
    <div className={css.content}>
      <span className={css.mark}>
        <Icon name="success" size={32} />
      </span>
      <HeroTitle level={level} takesFocus>
        {title}
      </HeroTitle>
      <HeroLead>
        {interpolate(sprintf(text, 'cloud.jetpack.com'), {
          cloud: (children) => (
            <OutLink href={cloudLink('landing', rawUrl)} newTab>
              {children}
            </OutLink>
          ),
        })}
      </HeroLead>
      <div className={css.actions}>
        {linksToRecommendations ? (
          <Button href={routeHref('/recommendations')} variant="primary">
            {__('Configure my site')}
          </Button>
        ) : (
          <OutLink href={redirect('license-activation-view-my-plans')} variant="primary">
            {__('View my plans')}
          </OutLink>
        )}
        {link && <OutLink href={redirect(`jetpack-license-activation-success-${link}`)}>{linkTexts()[link]}</OutLink>}
      </div>
    </div>
  );
}
