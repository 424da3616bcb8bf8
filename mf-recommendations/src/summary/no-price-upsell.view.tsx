import { __ } from '@flightdeck/shared/i18n';
import { recommendedCheckout } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { OutLink, StateChip } from '@flightdeck/shared/ui';
import { SideCard } from '../discount/side-card.view';
import { CheckList } from '../offer/check-list.view';
import css from './mobile-card.css';
import { recordSidebarClick, useSidebarViewEvent } from './sidebar-events.resource';

/** Offers Jetpack products in general, without a price (REC-099.2). */
export function NoPriceUpsell() {
  // The checkout needs neither a product nor a coupon.
  const href = recommendedCheckout('', '', initialState().adminUrl);
  const properties = { type: 'upsell_no_price' };
  useSidebarViewEvent(properties);
  return (
    <SideCard
      badge={<StateChip tone="neutral">{__('Recommended premium product')}</StateChip>}
      title={__('Security, performance and marketing tools')}
    >
      <CheckList items={[__('Protect your site'), __('Speed up your site'), __('Attract more visitors')]} />
      <p className={css.text}>{__('Choose a bundle of Jetpack products, or only the ones you need.')}</p>
      <OutLink href={href} newTab onClick={() => recordSidebarClick(properties)} variant="secondary">
        {__('Learn more')}
      </OutLink>
    </SideCard>
  );
}
