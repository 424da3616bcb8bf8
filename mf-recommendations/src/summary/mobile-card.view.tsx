import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { type AppStore, addresses, appStoreOf } from '@flightdeck/shared/links/places';
import { OutLink } from '@flightdeck/shared/ui';
import { interpolate, QrCode } from '@flightdeck/shared/ui/layout';
import { SideCard } from '../discount/side-card.view';
import type { MobileCardSlug } from '../flow/summary/sidebar';
import css from './mobile-card.css';
import { mobileText } from './mobile-texts';
import { recordSidebarClick, useSidebarViewEvent } from './sidebar-events.resource';

/** Address in the QR code. */
const mobilePage = `${addresses.jetpack}/mobile/`;

export interface MobileCardProps {
  readonly slug: MobileCardSlug;
  /** Whether the card is below the summary and fills its width. Default: in the sidebar. */
  readonly isBelowSummary?: boolean | undefined;
}

/** Promotes the mobile app with a store link on phones and tablets, and with a QR code elsewhere. */
export function MobileCard({ slug, isBelowSummary = false }: MobileCardProps) {
  const { title, text } = mobileText(slug);
  useSidebarViewEvent({ type: 'mobile_app', slug });
  const store = appStoreOf(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <SideCard icon="phone" iconSize={isBelowSummary ? 35 : 25} isWide={isBelowSummary} title={title}>
      <div className={isBelowSummary ? `${css.content} ${css.wide}` : css.content}>
        <p className={css.text}>{text}</p>
        {store ? <StoreLink slug={slug} store={store} /> : <AppCode slug={slug} />}
      </div>
    </SideCard>
  );
}

function StoreLink({ slug, store }: { readonly slug: MobileCardSlug; readonly store: AppStore }) {
  return (
    <OutLink
      href={store === 'ios' ? addresses.recommendationsIos : addresses.recommendationsAndroid}
      newTab
      onClick={() => recordSidebarClick({ type: 'mobile_app_badge', slug, store })}
      variant="secondary"
    >
      {store === 'ios' ? __('Get it on the App Store') : __('Get it on Google Play')}
    </OutLink>
  );
}

/** Shows a QR code for the page about the app, and a link to this page. */
function AppCode({ slug }: { readonly slug: MobileCardSlug }) {
  return (
    <div className={css.code}>
      <QrCode label={__('QR code for jetpack.com/mobile')} text={mobilePage} />
      <p className={css.text}>
        {interpolate(__('Scan the code with your phone, or go to <link>jetpack.com/mobile</link>.'), {
          link: (children) => (
            <OutLink
              href={redirect('jetpack-plugin-recommendations-mobile-app-component')}
              newTab
              onClick={() => recordSidebarClick({ type: 'mobile_app_jpcom', slug })}
            >
              {children}
            </OutLink>
          ),
        })}
      </p>
    </div>
  );
}
