import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { SmallPrint } from '../offer/small-print.view';

/** Small print of a product whose use has limits. @param onClick its link was followed */
export function Limits({ onClick }: { readonly onClick?: (() => void) | undefined }) {
  return (
    <SmallPrint>
      {__('* Depends on your storage limit and usage.')}{' '}
      <OutLink href={redirect('jetpack-faq-backup-disclaimer')} newTab onClick={onClick}>
        {__('Learn more')}
      </OutLink>
    </SmallPrint>
  );
}
