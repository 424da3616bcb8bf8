import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { hrefOf, type Step } from '../flow/steps';
import { CheckList } from '../offer/check-list.view';
import { largestPercent } from '../price/intro-offer';
import type { ReadyFlow } from '../state/flow.resource';
import { Countdown } from './countdown.view';
import { DiscountBadge } from './discount-badge.view';
import { useDiscountEvents } from './discount-card.resource';
import { useOffers } from './offers.resource';
import { SideCard } from './side-card.view';

export interface DiscountCardProps {
  readonly step: Step;
  readonly flow: ReadyFlow;
}

/**
 * Links to the suggested products and shows the discount (REC-021 to REC-030). Renders nothing until the offers have
 * loaded.
 */
export function DiscountCard({ step, flow }: DiscountCardProps) {
  const { isLoading, hasDiscount, discountPercent, discountEnd, introOffers, onDiscountEnd } = useOffers();
  const recordClick = useDiscountEvents(step, hasDiscount, !isLoading);
  if (isLoading) return null;
  const slugs = flow.input.suggestions?.map(({ slug }) => slug) ?? [];
  return (
    <SideCard
      badge={hasDiscount && <DiscountBadge percent={largestPercent(introOffers, slugs, discountPercent)} />}
      icon="backup"
      title={__('Increase your site security!')}
    >
      <CheckList
        items={[
          __('Real-time cloud backups'),
          __('One-click restores'),
          __('Real-time malware scanning'),
          __('Comments and form spam protection'),
        ]}
      />
      <Button href={hrefOf('product-suggestions')} onClick={recordClick}>
        {hasDiscount ? __('View discounted products') : __('View products')}
      </Button>
      {discountEnd && <Countdown onEnd={onDiscountEnd} until={discountEnd} />}
    </SideCard>
  );
}
