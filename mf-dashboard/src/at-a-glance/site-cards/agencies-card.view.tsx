import { __, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { recordClick } from '@flightdeck/shared/reporting';
import { Button, Card, OutLink } from '@flightdeck/shared/ui';
import { dismissAgencies } from './site-cards.resource';
import { agenciesDiscount } from './site-cards-state';

/** Offers agencies the licensing platform (DASH-015, DASH-016). */
export function AgenciesCard() {
  const { isUserConnected } = useConnection();
  const { isMaster } = usePermissions();
  const recordAgenciesClick = (target: string) =>
    recordClick({
      target,
      feature: 'agencies',
      page: 'dashboard',
      is_user_wpcom_connected: isUserConnected ? 'yes' : 'no',
      is_connection_owner: isMaster ? 'yes' : 'no',
    });
  return (
    <Card
      actions={
        <OutLink
          href={redirect('jitm-jetpack_agencies_ad')}
          newTab
          onClick={() => recordAgenciesClick('learn-more-click')}
          variant="secondary"
        >
          {__('Learn more')}
        </OutLink>
      }
      icon="people"
      level={2}
      state={
        <Button
          icon="close"
          onClick={() => {
            recordAgenciesClick('learn-more-dismiss');
            dismissAgencies();
          }}
          variant="icon"
        >
          {__('Close')}
        </Button>
      }
      testId="dash-card"
      title={__('For agencies')}
    >
      <p>
        {sprintf(
          /* translators: %d: a discount in percent, such as 25 */
          __('Manage all your client sites in one place and save %d%% on licenses.'),
          agenciesDiscount,
        )}
      </p>
    </Card>
  );
}
