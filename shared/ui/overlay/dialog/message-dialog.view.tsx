import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { useRef } from 'react';
import { Dialog, type DialogProps } from './dialog.view';

export interface MessageDialogProps extends Pick<DialogProps, 'children' | 'closable' | 'onClose' | 'title'> {
  /** Label of the button. Default: "Close". */
  readonly button?: string | undefined;
  /** ID of a short text that screen readers read with the button. */
  readonly describedBy?: string | undefined;
}

/** A dialog with one button, which closes the dialog and gets the focus when it opens. */
export function MessageDialog({ button = __('Close'), describedBy, ...dialog }: MessageDialogProps) {
  const closeButton = useRef<HTMLElement>(null);
  return (
    <Dialog
      {...dialog}
      actions={
        <Button describedBy={describedBy} onClick={dialog.onClose} ref={closeButton} variant="primary">
          {button}
        </Button>
      }
      initialFocus={closeButton}
    />
  );
}
