import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { productSlugOf } from '@flightdeck/shared/plans';
import { record } from '@flightdeck/shared/reporting';
import { OutLink } from '@flightdeck/shared/ui';
import { SideCard } from '../discount/side-card.view';
import type { CardProduct } from '../flow/aside/product-card';
import type { Step } from '../flow/steps';
import { CheckList } from '../offer/check-list.view';
import { Limits } from '../product/limits.view';
import { productText } from '../product/product-texts';

export interface StepProductProps {
  readonly product: CardProduct;
  readonly step: Step;
}

/** Offers a product next to a step (REC-067). */
export function StepProduct({ product, step }: StepProductProps) {
  const { features, icon, hasLimits } = productText(product, document.documentElement.lang);
  const { title, button } = cardTexts(product, step);
  return (
    <SideCard icon={icon} title={title}>
      <CheckList items={features} />
      <OutLink
        href={redirect('jetpack-recommendations-product-checkout', { path: productSlugOf(product) })}
        newTab
        onClick={() => record('jetpack_recommendations_step_product_card_button_click', { feature: step })}
        variant="secondary"
      >
        {button}
      </OutLink>
      {hasLimits && <Limits />}
    </SideCard>
  );
}

function cardTexts(product: CardProduct, step: Step): { readonly title: string; readonly button: string } {
  switch (product) {
    case 'security':
      return {
        title:
          step === 'publicize' ? __('Protect your growing site') : __('Complete site protection, including backups'),
        button: __('Get Jetpack Security'),
      };
    case 'akismet':
      return { title: __('Block comment spam automatically'), button: __('Get Akismet Anti-spam') };
    case 'videopress':
      return { title: __('Get more videos and storage'), button: __('Get VideoPress') };
    case 'backup':
      return { title: __('Restore your site with one click'), button: __('Get Jetpack VaultPress Backup') };
  }
}
