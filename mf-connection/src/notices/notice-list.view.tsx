import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName } from '@flightdeck/shared/links';
import { FailedFile } from '@flightdeck/shared/parts';
import { recordClick } from '@flightdeck/shared/reporting';
import { routeHref } from '@flightdeck/shared/session';
import { Button, lazyView } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import { Stack } from '@flightdeck/shared/ui/layout';
import { connectRequest } from '../connect-user/connect-request.store';
import { ErrorNotice } from './error-notice.view';
import { useConnectionNotices } from './notices.resource';
import { DevVersionNotice, IdentityCrisisNotice, OfflineNotice, StagingNotice } from './site-notices.view';
import { StateNotice } from './state-notice.view';

/** If the file of the coupon notice can't be loaded, the other notices are shown without it. */
const CouponNotice = lazyView(() => import(/* webpackChunkName: "coupon-banner" */ '../coupon/coupon-notice.view'), {
  failed: (failure) => <FailedFile {...failure} area="mf-connection" />,
});

/** Connection notices above the screen, in the order of FACT-CONN-6. Renders nothing without notices. */
export default function NoticeList() {
  const notices = useConnectionNotices();
  const {
    errors,
    state,
    offline,
    identityCrisis,
    isUnlinked,
    isNotConnected,
    isDevVersionShown,
    isStaging,
    hasCoupon,
  } = notices;
  const others = [state, offline, identityCrisis, isUnlinked, isNotConnected, isDevVersionShown, isStaging, hasCoupon];
  if (errors.length === 0 && !others.some(Boolean)) return null;
  return (
    <Stack>
      {identityCrisis && <IdentityCrisisNotice {...identityCrisis} />}
      {errors.map(({ error, action }) => (
        <ErrorNotice
          action={action}
          error={error}
          isDevVersion={notices.isDevVersion}
          key={action}
          opensMyJetpack={notices.opensMyJetpack(error)}
          owner={notices.owner}
          restore={() => notices.restore(error)}
        />
      ))}
      {state && <StateNotice message={state} onDismiss={notices.dismissState} />}
      {isDevVersionShown && <DevVersionNotice />}
      {offline && <OfflineNotice mode={offline} />}
      {isStaging && <StagingNotice />}
      {isUnlinked && <UnlinkedNotice />}
      {isNotConnected && (
        <PageNotice status="is-warning">
          {sprintf(
            /* translators: %s: WordPress.com. */
            __('This site is not connected to %s. Please ask the site administrator to connect.'),
            providerName,
          )}
        </PageNotice>
      )}
      {hasCoupon && <CouponNotice />}
    </Stack>
  );
}

/** The site is connected, but the account of this user is not (CONN-082). */
function UnlinkedNotice() {
  const requestConnection = () => {
    recordClick({ text: 'link_account_in_place' });
    connectRequest.write({ from: 'unlinked-user-connect', feature: null });
  };
  return (
    <PageNotice
      action={
        <Button href={routeHref('/connect-user')} onClick={requestConnection}>
          {__('Connect your account')}
        </Button>
      }
      status="is-info"
    >
      {sprintf(
        /* translators: %s: WordPress.com. */
        __('Jetpack is active on this site. Connect your %s account to use all of its features.'),
        providerName,
      )}
    </PageNotice>
  );
}
