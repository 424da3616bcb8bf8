import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { Dialog } from '@flightdeck/shared/ui/overlay';
import { useRef } from 'react';
import { ErrorLine } from '../error-line/error-line.view';
import { Consequences } from './consequences.view';
import type { DisconnectDialog } from './disconnect.resource';

export interface ConfirmStepProps {
  readonly dialog: DisconnectDialog;
  /** Error of the last attempt. */
  readonly error: string | null;
  /** Whether the site is being disconnected or the plugin deactivated. */
  readonly isWorking: boolean;
}

/** Confirm step: the question, what stops working, and help links (CONN-050 to CONN-055). */
export function ConfirmStep({ dialog, error, isWorking }: ConfirmStepProps) {
  const stayButton = useRef<HTMLElement>(null);
  const isDeactivation = dialog.context === 'plugins';
  return (
    <Dialog
      actions={
        <>
          <Button disabled={isWorking} onClick={dialog.stay} ref={stayButton}>
            {isDeactivation ? __('Cancel') : __('Stay connected')}
          </Button>
          <Button
            busy={isWorking}
            busyLabel={isDeactivation ? __('Deactivating…') : __('Disconnecting…')}
            onClick={dialog.disconnect}
            variant="danger"
          >
            {isDeactivation ? __('Deactivate') : __('Disconnect')}
          </Button>
        </>
      }
      aside={<Help recordClick={dialog.recordClick} />}
      below={<ErrorLine message={error} />}
      closable={false}
      initialFocus={stayButton}
      onClose={dialog.stay}
      title={__('Are you sure you want to disconnect?')}
    >
      <Consequences
        benefits={dialog.benefits}
        isDeactivation={isDeactivation}
        locale={dialog.locale}
        plugins={dialog.plugins}
        site={dialog.site}
      />
    </Dialog>
  );
}

function Help({ recordClick }: Pick<DisconnectDialog, 'recordClick'>) {
  return interpolate(
    __('Need help? <about>Learn about the connection</about> or <support>contact support</support>.'),
    {
      about: (children) => (
        <OutLink
          href={redirect('why-the-wordpress-com-connection-is-important-for-jetpack')}
          newTab
          onClick={() => recordClick('learn_about')}
        >
          {children}
        </OutLink>
      ),
      support: (children) => (
        <OutLink href={redirect('jetpack-support')} newTab onClick={() => recordClick('support')}>
          {children}
        </OutLink>
      ),
    },
  );
}
