import { __, _x, sprintf } from '@flightdeck/shared/i18n';
import { Choice } from '@flightdeck/shared/ui/form';
import { MessageDialog } from '@flightdeck/shared/ui/overlay';
import { useState } from 'react';
import { helpKeyOff } from './help-key.store';
import css from './keys-dialog.css';

/** A row of the list of shortcuts. */
interface KeyRow {
  /** Names of the keys as they are printed on a keyboard. */
  readonly keys: string;
  readonly action: string;
}

/** Returns the shortcuts that work on the page. */
const keyRows = (): readonly KeyRow[] => [
  { keys: _x('Tab, Shift + Tab', 'keys'), action: __('Go to the next or previous link, button or field') },
  { keys: _x('Enter', 'key'), action: __('Follow a link or press a button') },
  { keys: _x('Space', 'key'), action: __('Turn a switch on or off') },
  { keys: _x('Esc', 'key'), action: __('Close a dialog, an explanation or the search') },
  { keys: '← →', action: __('Move between the bars and periods of a chart') },
  { keys: '?', action: __('Open this list') },
];

/** Dialog with the keyboard shortcuts, and a checkbox that turns off the `?` key. */
export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [isOn, setOn] = useState(() => !helpKeyOff.read());
  const choose = (isChecked: boolean) => {
    helpKeyOff.write(isChecked ? null : true);
    setOn(isChecked);
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
