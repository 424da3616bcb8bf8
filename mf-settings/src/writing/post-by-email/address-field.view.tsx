import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { CopyButton, TextField } from '@flightdeck/shared/ui/form';
import { availability, isUsable } from '../../engine/access/access';
import { useRuleInput } from '../../engine/form/form-context.store';
import css from './address-field.css';
import { useAddressGenerator } from './post-by-email.resource';
import { savedAddress } from './post-by-email-state';

/** Shows the user's address with a copy button, and a button to create or regenerate it (SET-181, SET-182). */
export function AddressField() {
  const input = useRuleInput();
  const { isBusy, generate } = useAddressGenerator();
  const address = savedAddress(input.serverValues.post_by_email_address);
  const isEnabled = Boolean(input.serverValues['post-by-email']) && isUsable(availability('post-by-email', input));
  return (
    <div className={css.address}>
      {address !== null && (
        <div className={css.field}>
          <TextField
            disabled={!isEnabled}
            label={__('Send your posts to this address')}
            ltr
            onChange={() => {}}
            readOnly
            testId="post-by-email-address"
            value={address}
          />
          <CopyButton disabled={!isEnabled} text={address} />
        </div>
      )}
      <div>
        <Button
          busy={isBusy}
          busyLabel={address === null ? __('Creating address…') : __('Regenerating address…')}
          disabled={!isEnabled}
          onClick={generate}
        >
          {address === null ? __('Create address') : __('Regenerate address')}
        </Button>
      </div>
    </div>
  );
}
