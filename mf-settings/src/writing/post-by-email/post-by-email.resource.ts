import {
  cached,
  request,
  type SaveNotices,
  saveSettings,
  settingsRead,
  success,
  useSetting,
} from '@flightdeck/shared/api';
import type { NoticeStatus } from '@flightdeck/shared/contracts/page';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { notify, successDuration } from '@flightdeck/shared/reporting';
import * as v from '@flightdeck/shared/schema';
import { pageReload, writing } from '../../engine/saving/page-reload';
import { savedAddress } from './post-by-email-state';

const option = 'post_by_email_address';

/** The answer contains the new address (SET-183). */
const answer = v.object({ ...success.entries, [option]: v.string() });

export interface AddressGenerator {
  readonly isBusy: boolean;
  /** Creates an address. An existing address stops working. */
  generate(): void;
}

const show = (status: NoticeStatus, text: string, duration = 0) =>
  void notify({ noticeId: 'post-by-email-address', status, text, duration });

const notices: Partial<SaveNotices> = {
  saving: () => show('is-info', __('Updating your Post by email address…')),
  saved: () => show('is-success', __('Your new Post by email address is ready.'), successDuration),
  failed: ({ message }) => {
    pageReload.cancel();
    show(
      'is-error',
      sprintf(/* translators: %s: error message */ __("Couldn't update your Post by email address. %s"), message),
    );
  },
};

/** Creates or regenerates the user's address (SET-182, OQ-095). After a lost answer, a new address counts as the answer. */
export function useAddressGenerator(): AddressGenerator {
  const isBusy = useSetting(option).isSaving;
  const generate = () => {
    if (isBusy) return;
    const before = cached(settingsRead)?.[option];
    const same = (_name: string, serverValue: unknown) => savedAddress(serverValue) !== null && serverValue !== before;
    const send = async (body: unknown) => {
      const { [option]: address } = await request({ method: 'POST', path: 'settings', body }, answer);
      return { [option]: address };
    };
    void writing(saveSettings({ [option]: 'regenerate' }, { notices, same, send }));
  };
  return { isBusy, generate };
}
