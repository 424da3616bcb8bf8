import { __ } from '@flightdeck/shared/i18n';
import { useBus } from '@flightdeck/shared/parts';
import { record } from '@flightdeck/shared/reporting';
import { routeHref } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui';

/** Button to the screen that links the user's account. @param props.feature name of the feature that needs the account */
export function ConnectButton({ feature }: { readonly feature: string }) {
  const bus = useBus();
  const onClick = () => {
    record('jetpack_wpa_click', {
      target: 'connection-bar-click',
      feature,
      is_user_wpcom_connected: 'no',
      is_connection_owner: 'no',
    });
    bus.emit('connection.connect-user', { from: 'settings', feature });
  };
  return (
    <Button href={routeHref('/connect-user')} onClick={onClick}>
      {__('Connect your account')}
    </Button>
  );
}
