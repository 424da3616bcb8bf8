import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { addresses, appStoreOf } from '@flightdeck/shared/links/places';
import { recordClick } from '@flightdeck/shared/reporting';
import { pageState } from '@flightdeck/shared/session';
import { lazyFile } from '@flightdeck/shared/timing';
import { Card, OutLink, Skeleton } from '@flightdeck/shared/ui';
import { interpolate, QrCode } from '@flightdeck/shared/ui/layout';
import { LazyCards } from '../cards/lazy-cards.view';
import css from './apps-card.css';

/** Address that the QR code opens. */
const appPage = `${addresses.jetpack}/app`;

/** Only phones and tablets need the badge. */
const storeBadge = lazyFile(() =>
  import(/* webpackChunkName: "store-badge" */ './store-badge.view').then(({ StoreBadge }) => StoreBadge),
);

/** Offers the mobile app: a store badge on phones and tablets, a QR code on computers (DASH-013; OQ-035). */
export function AppsCard() {
  const store = appStoreOf(navigator.userAgent, navigator.maxTouchPoints);
  const title = __('Jetpack in your pocket');
  return (
    <Card
      actions={
        store && (
          <LazyCards
            file={storeBadge}
            label={title}
            placeholder={<Skeleton height={40} width={135} />}
            props={{ lang: pageState().locale.lang, store }}
          />
        )
      }
      icon="phone"
      level={2}
      testId="dash-card"
      title={title}
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
