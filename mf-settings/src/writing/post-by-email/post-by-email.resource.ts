import {
  asFailure,
  cached,
  loadRules,
  readNow,
  request,
  settingsRead,
  showConfirmed,
  success,
} from '@flightdeck/shared/api';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { notify, successDuration } from '@flightdeck/shared/notices';
import * as v from '@flightdeck/shared/schema';
import { useState } from 'react';
import { pageReload, writing } from '../../engine/page-reload';
import { savedAddress } from './post-by-email-state';

const option = 'post_by_email_address';
const noticeId = 'post-by-email-address';

/** The answer contains the new address (SET-183). */
const answer = v.object({ ...success.entries, [option]: v.string() });

export interface AddressGenerator {
  readonly isBusy: boolean;
  /** Creates an address. An existing address stops working. */
  generate(): void;
}

/** Creates or regenerates the user's address (SET-182, OQ-095). */
export function useAddressGenerator(): AddressGenerator {
  const [isBusy, setBusy] = useState(false);
  const generate = async () => {
    if (isBusy) return;
    setBusy(true);
    notify({ noticeId, status: 'is-info', text: __('Updating your Post by email address…') });
    try {
      await writing(regenerate());
      notify({
        noticeId,
        status: 'is-success',
        text: __('Your new Post by email address is ready.'),
        duration: successDuration,
      });
    } catch (cause) {
      pageReload.callOff();
      const text = sprintf(
        /* translators: %s: error message */ __("Couldn't update your Post by email address. %s"),
        asFailure(cause).message,
      );
      notify({ noticeId, status: 'is-error', text });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, generate: () => void generate() };
}

/** Requests a new address. After a lost or unreadable answer it reads the settings, because the site may have created one. */
async function regenerate(): Promise<void> {
  const before = cached(settingsRead)?.[option];
  try {
    const response = await request({ method: 'POST', path: 'settings', body: { [option]: 'regenerate' } }, answer);
    await loadRules();
    showConfirmed({ [option]: response[option] }, cached(settingsRead) ?? {});
  } catch (cause) {
    const serverValue = (await readNow(settingsRead).catch(() => null))?.[option];
    if (savedAddress(serverValue) === null || serverValue === before) throw cause;
  }
}
