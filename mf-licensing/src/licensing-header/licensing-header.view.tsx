import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { recordClick } from '@flightdeck/shared/reporting';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { accessText } from '../licensing/access-text';
import { myJetpackPage } from '../licensing/my-jetpack-page.resource';
import css from './licensing-header.css';
import { useLicensingHeader } from './licensing-header.resource';

/** Links to license activation and to all purchases (LIC-027, LIC-028). */
export function LicensingHeader() {
  const { hasPurchases, activationHref, access, showsFailure, retry } = useLicensingHeader();
  const myJetpackHref = myJetpackPage(access);
  return (
    <div className={css.header}>
      <p className={css.text}>
        {access === 'allowed'
          ? interpolate(__('<b>Do you have a license key?</b> Use it to activate your product.'), {
              b: (children) => <strong>{children}</strong>,
            })
          : accessText(access, myJetpackHref !== undefined)}
      </p>
      <div className={css.actions}>
        {showsFailure && (
          <>
            <span className={css.text}>{__("Couldn't load your purchases.")}</span>
            <Button icon="retry" onClick={retry}>
              {__('Retry')}
            </Button>
          </>
        )}
        {hasPurchases && (
          <OutLink
            href={redirect('calypso-purchases')}
            onClick={() => recordClick({ target: 'calypso_purchases_link', page: 'my-plan' })}
          >
            {__('View all purchases')}
          </OutLink>
        )}
        {myJetpackHref !== undefined && <Button href={myJetpackHref}>{__('Open My Jetpack')}</Button>}
        {access === 'allowed' && (
          <Button
            href={activationHref}
            onClick={() =>
              recordClick({ target: 'licensing_activation_button', path: 'licensing/activation', page: 'my-plan' })
            }
          >
            {__('Activate a product')}
          </Button>
        )}
      </div>
    </div>
  );
}
