import { __ } from '@flightdeck/shared/i18n';
import { recordClick } from '@flightdeck/shared/reporting';
import { Button } from '@flightdeck/shared/ui';
import { Dialog } from '@flightdeck/shared/ui/overlay';
import { useRef } from 'react';
import { reconnect } from './reconnect.resource';

/** Replaces the route of the dialog, so that neither Back nor a reload opens the dialog again. */
const openDashboard = () => location.replace('#/dashboard');

/**
 * Dialog that asks whether to restore the connection (CONN-033 to CONN-036). Cancel, Escape and a click outside only
 * open the dashboard.
 */
export function Reconnect() {
  const cancelButton = useRef<HTMLElement>(null);
  const confirm = () => {
    recordClick({ text: 'confirm_reconnect_modal' });
    void reconnect('dialog');
    openDashboard();
  };
  return (
    <Dialog
      actions={
        <>
          <Button onClick={openDashboard} ref={cancelButton}>
            {__('Cancel')}
          </Button>
          <Button onClick={confirm} variant="primary">
            {__('Reconnect Jetpack')}
          </Button>
        </>
      }
      initialFocus={cancelButton}
      onClose={openDashboard}
      title={__('Reconnect Jetpack')}
    >
      <p>{__("You've clicked a link to restore your Jetpack connection.")}</p>
      <p>
        <strong>{__('You should only do this if advised by Site Health tests or Jetpack Support.')}</strong>
      </p>
    </Dialog>
  );
}
