import { asFailure, cached, readNow, request, seedRead, settingsRead, success } from '@flightdeck/shared/api';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { notify, successDuration } from '@flightdeck/shared/notices';
import * as v from '@flightdeck/shared/schema';
import { useState } from 'react';
import { pageReload, writing } from '../../engine/page-reload';
import { savedAddress } from './post-by-email-state';

const option = 'post_by_email_address';
const noticeId = 'post-by-email-address';

/** The answer carries the new address (SET-183). */
const answer = v.object({ ...success.entries, [option]: v.string() });

export interface AddressMaker {
  readonly isBusy: boolean;
  /** Creates the address, or makes a new one in its place; the old one ends. */
  make(): void;
}

/** A private address, created or made anew (SET-182, OQ-095). The new one comes with the answer. */
export function useAddressMaker(): AddressMaker {
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
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
        /* translators: %s: error message */ __('Couldn’t update your Post by email address. %s'),
        asFailure(cause).message,
      );
      notify({ noticeId, status: 'is-error', text });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, make: () => void make() };
}

/** An answer that got lost or cannot be read may have made an address all the same: the site is asked which one it holds. */
async function regenerate(): Promise<void> {
  const before = cached(settingsRead)?.[option];
  try {
    const made = await request({ method: 'POST', path: 'settings', body: { [option]: 'regenerate' } }, answer);
    seedRead(settingsRead, { ...cached(settingsRead), [option]: made[option] });
  } catch (cause) {
    const serverValue = (await readNow(settingsRead).catch(() => null))?.[option];
    if (savedAddress(serverValue) === null || serverValue === before) throw cause;
  }
}
