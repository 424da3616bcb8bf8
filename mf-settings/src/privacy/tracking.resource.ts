import { setOptOut } from '@flightdeck/shared/analytics';
import { cached, loadRules, readNow, showConfirmed, useRead } from '@flightdeck/shared/api';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { notify, successDuration } from '@flightdeck/shared/notices';
import { useState } from 'react';
import { pageReload, writing } from '../engine/page-reload';
import { type Tracking, trackingRead, writeTracking } from './tracking.call';

/** State of the choice to share usage data. */
export interface TrackingState {
  /** undefined while loading. */
  readonly optOut: boolean | undefined;
  readonly isFetching: boolean;
  readonly isSaving: boolean;
  readonly notSaved: boolean;
  /** Reason why the read failed. */
  readonly failure: string | undefined;
  retry(): void;
  set(optOut: boolean): void;
}

const noticeId = 'tracking-settings-update';

/**
 * Reads and changes the user's choice at the provider (SET-029, SET-104 to SET-108). A change shows immediately and
 * ends at the value on the server.
 */
export function useTracking(): TrackingState {
  const { data, failure, isFetching, retry } = useRead(trackingRead);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [notSaved, setNotSaved] = useState(false);

  const save = async (optOut: boolean) => {
    notify({ noticeId, status: 'is-info', text: __('Updating privacy settings…') });
    try {
      const serverValues = await write(optOut);
      setOptOut(serverValues);
      if (serverValues === optOut) {
        notify({
          noticeId,
          status: 'is-success',
          text: __('Updated privacy settings.'),
          duration: successDuration,
        });
        return true;
      }
      notify({
        noticeId,
        status: 'is-warning',
        text: __("The site didn't keep your change. This page shows the current setting."),
      });
    } catch (cause) {
      pageReload.callOff();
      const message = cause instanceof Error ? cause.message : String(cause);
      notify({
        noticeId,
        status: 'is-error',
        text: sprintf(
          /* translators: %s: the reason */
          __('Error updating privacy settings. %s'),
          message,
        ),
      });
    }
    return false;
  };

  const set = (optOut: boolean) => {
    if (wanted !== null) return;
    setWanted(optOut);
    setNotSaved(false);
    void writing(save(optOut)).then((isSaved) => {
      setWanted(null);
      setNotSaved(!isSaved);
    });
  };
  return {
    optOut: wanted ?? data?.tracks_opt_out,
    isFetching,
    isSaving: wanted !== null,
    notSaved,
    failure: data ? undefined : failure?.message,
    retry,
    set,
  };
}

/**
 * Writes the choice and returns the value on the server. Reads the value again when the answer is lost or unreadable.
 */
async function write(optOut: boolean): Promise<boolean> {
  const before = cached(trackingRead) ?? {};
  let serverValues: Tracking;
  try {
    serverValues = await writeTracking(optOut);
  } catch (cause) {
    const now = await readNow(trackingRead).catch(() => null);
    if (now?.tracks_opt_out !== optOut) throw cause;
    serverValues = now;
  }
  await loadRules();
  showConfirmed(serverValues, before, trackingRead);
  return serverValues.tracks_opt_out;
}
