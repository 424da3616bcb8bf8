import { recordClick } from '@flightdeck/shared/analytics';
import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { addresses } from '@flightdeck/shared/links/places';
import { Card } from '@flightdeck/shared/ui/card';
import { interpolate } from '@flightdeck/shared/ui/interpolate';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { deviceOf } from './device';

const stores = [
  { store: 'android', href: addresses.appsCardAndroid, name: () => __('Get it on Google Play') },
  { store: 'ios', href: addresses.appsCardIos, name: () => __('Get it in the App Store') },
] as const;

/** The app for telephones: its store where there is one, else both and the way to them (DASH-013; OQ-035). */
export function AppsCard() {
  const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
  const offered = stores.filter(({ store }) => device === 'other' || device === store);
  return (
    <Card
      actions={offered.map(({ store, href, name }) => (
        <OutLink
          href={href}
          key={store}
          newTab
          onClick={() => recordClick({ target: 'apps-card', button: 'apps-download', page: 'dashboard', store })}
          variant="secondary"
        >
          {name()}
        </OutLink>
      ))}
      icon="phone"
      level={2}
      testId="dash-card"
      title={__('Jetpack in your pocket')}
    >
      <p>
        {interpolate(__('Look after your site from wherever you are. <more>jetpack.com/app</more>'), {
          more: (text) => (
            <OutLink
              href={redirect('jetpack-plugin-dashboard-apps-card')}
              newTab
              onClick={() => recordClick({ target: 'jetpack-apps-link', page: 'dashboard' })}
            >
              {text}
            </OutLink>
          ),
        })}
      </p>
    </Card>
  );
}
