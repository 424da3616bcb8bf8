import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { addresses, appStoreOf } from '@flightdeck/shared/links/places';
import { recordClick } from '@flightdeck/shared/reporting';
import { pageState } from '@flightdeck/shared/session';
import { Card, OutLink } from '@flightdeck/shared/ui';
import { interpolate, QrCode } from '@flightdeck/shared/ui/layout';
import css from './apps-card.css';
import { StoreBadge } from './store-badge.view';

/** Address that the QR code opens. */
const appPage = `${addresses.jetpack}/app`;

/** Offers the mobile app: a store badge on phones and tablets, a QR code on computers (DASH-013; OQ-035). */
export function AppsCard() {
  const store = appStoreOf(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <Card
      actions={store && <StoreBadge lang={pageState().locale.lang} store={store} />}
      icon="phone"
      level={2}
      testId="dash-card"
      title={__('Jetpack in your pocket')}
    >
      {store ? <p>{__('Manage your site from anywhere with the Jetpack app.')}</p> : <AppQrCode />}
    </Card>
  );
}

/** Shows the QR code and the address of the app page. */
const AppQrCode = () => (
  <div className={css.qrCode}>
    <QrCode label={__('QR code for jetpack.com/app')} text={appPage} />
    <p className={css.text}>
      {interpolate(
        __(
          'Manage your site from anywhere with the Jetpack app. Scan the code with your phone, or go to <more>jetpack.com/app</more>.',
        ),
        {
          more: (text) => (
            <OutLink
              href={redirect('jetpack-plugin-dashboard-apps-card')}
              newTab
              onClick={() => recordClick({ target: 'jetpack-apps-link', page: 'dashboard' })}
            >
              {text}
            </OutLink>
          ),
        },
      )}
    </p>
  </div>
);
