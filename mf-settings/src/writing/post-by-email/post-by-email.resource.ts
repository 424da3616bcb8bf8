import { cached, request, settingsRead, success } from '@flightdeck/shared/api';
import { __ } from '@flightdeck/shared/i18n';
import * as v from '@flightdeck/shared/schema';
import { saveNotices, saveSettings, useSetting } from '@flightdeck/shared/settings';
import { cancelReload, trackWrite } from '../../engine/saving/page-reload';
import { savedAddress } from './post-by-email-state';

const option = 'post_by_email_address';

/** Answer to the write, with the new address (SET-183). */
const answerSchema = v.object({ ...success.entries, [option]: v.string() });

/** State and action of the button that creates or regenerates the address. */
export interface AddressGenerator {
  /** Whether an address is being created. */
  readonly isBusy: boolean;
  /** Creates an address. An existing address stops working. */
  generate(): void;
}

const addressNotices = () =>
  cancelReload(
    saveNotices(
      {
        saving: __('Updating your Post by email address…'),
        saved: __('Your new Post by email address is ready.'),
        /* translators: %s: the reason */
        failed: __("Couldn't update your Post by email address. %s"),
      },
      'post-by-email-address',
    ),
  );

/**
 * Returns the state and action of the button for the user's address (SET-182, OQ-095). If the answer to a save is lost, a new
 * address in the settings counts as success.
 */
export function useAddressGenerator(): AddressGenerator {
  const isBusy = useSetting(option).isSaving;
  const generate = () => {
    if (isBusy) return;
    const previousAddress = cached(settingsRead)?.[option];
    const same = (_name: string, serverValue: unknown) =>
      savedAddress(serverValue) !== null && serverValue !== previousAddress;
    const send = async (body: unknown) => {
      const { [option]: address } = await request({ method: 'POST', path: 'settings', body }, answerSchema);
      return { [option]: address };
    };
    void trackWrite(saveSettings({ [option]: 'regenerate' }, { notices: addressNotices(), same, send }));
  };
  return { isBusy, generate };
}
