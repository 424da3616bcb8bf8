import { recordClick } from '@flightdeck/shared/analytics';
import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { pageState } from '@flightdeck/shared/session';
import { Card } from '@flightdeck/shared/ui/card';
import { interpolate } from '@flightdeck/shared/ui/interpolate';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { deviceOf } from './device';
import { StoreBadge, StoreLink } from './store-badge.view';

/** The app for telephones: its store where there is one, else both and the way to them (DASH-013; OQ-035). */
export function AppsCard() {
  const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <Card
      actions={
        device === 'other' ? (
          <>
            <StoreLink store="android" />
            <StoreLink store="ios" />
          </>
        ) : (
          <StoreBadge lang={pageState().locale.lang} store={device} />
        )
      }
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
