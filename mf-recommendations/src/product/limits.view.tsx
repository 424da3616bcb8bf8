import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { OutLink } from '@flightdeck/shared/ui';
import { SmallPrint } from '../offer/small-print.view';

/** Shows the footnote of a product with limits. @param onClick called when the user follows its link */
export function Limits({ onClick }: { readonly onClick?: (() => void) | undefined }) {
  return (
    <SmallPrint>
      <span>{__('* Depends on your storage limit and usage.')}</span>{' '}
      <OutLink href={redirect('jetpack-faq-backup-disclaimer')} newTab onClick={onClick}>
        {__('Learn more')}
      </OutLink>
    </SmallPrint>
  );
}
