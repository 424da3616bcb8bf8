import { __, sprintf } from '@flightdeck/shared/i18n';
import { Choice } from '@flightdeck/shared/ui/form';
import { MessageDialog } from '@flightdeck/shared/ui/overlay';
import { useState } from 'react';
import { isHelpKeyOn, setHelpKey } from './help-key.store';
import { keyRows } from './key-list';
import css from './keys-dialog.css';

/** The list of keys, with a choice to turn off the key that opens it. */
export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [isOn, setOn] = useState(isHelpKeyOn);
  const choose = (next: boolean) => {
    setHelpKey(next);
    setOn(next);
  };
  return (
    <MessageDialog onClose={onClose} title={__('Keyboard shortcuts')}>
      <dl className={css.list}>
        {keyRows().map(({ keys, action }) => (
          <div className={css.row} key={keys}>
            <dt className={css.keys}>{keys}</dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <Choice
        checked={isOn}
        label={sprintf(
          /* translators: %s: the key "?". */
          __('Open this list with the %s key'),
          '?',
        )}
        onChange={choose}
        type="checkbox"
      />
    </MessageDialog>
  );
}
