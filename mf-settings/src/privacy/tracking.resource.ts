import { cached, useRead } from '@flightdeck/shared/api';
import { __ } from '@flightdeck/shared/i18n';
import { setOptOut } from '@flightdeck/shared/reporting';
import { saveNotices, saveSettings, useSetting } from '@flightdeck/shared/settings';
import { useState } from 'react';
import { cancelReload, trackWrite } from '../engine/saving/page-reload';
import { trackingRead, writeTracking } from './tracking.call';

/** State of the choice to share usage data. */
export interface TrackingState {
  /** Undefined until it is loaded. */
  readonly optOut: boolean | undefined;
  readonly isSaving: boolean;
  /** Whether the last save failed, or the server stored another value. */
  readonly isNotSaved: boolean;
  /** Reason why the choice could not be loaded; undefined while it is known or loading. */
  readonly failure: string | undefined;
  /** Reads the choice again. */
  retry(): void;
  /** Saves the choice, unless a save is pending. */
  set(optOut: boolean): void;
}

const trackingNotices = () =>
  cancelReload(
    saveNotices(
      {
        saving: __('Updating privacy settings…'),
        saved: __('Updated privacy settings.'),
        /* translators: %s: the reason */
        failed: __('Error updating privacy settings. %s'),
      },
      'tracking-settings-update',
    ),
  );

/**
 * Reads and changes the user's choice at the provider (SET-029, SET-104 to SET-108). Shows a change immediately, and the value
 * on the server after the save.
 */
export function useTracking(): TrackingState {
  const { data, failure, retry } = useRead(trackingRead);
  const { value, isSaving } = useSetting('tracks_opt_out', trackingRead);
  const [isNotSaved, setNotSaved] = useState(false);

  const save = async (optOut: boolean) => {
    setNotSaved(false);
    const send = () => writeTracking(optOut);
    const { ending } = await trackWrite(
      saveSettings({ tracks_opt_out: optOut }, { notices: trackingNotices(), read: trackingRead, send }),
    );
    const serverValue = cached(trackingRead)?.tracks_opt_out;
    if (ending !== 'failed' && serverValue !== undefined) setOptOut(serverValue);
    setNotSaved(ending !== 'saved');
  };
  return {
    optOut: value === undefined ? undefined : value === true,
    isSaving,
    isNotSaved: isNotSaved && !isSaving,
    failure: data ? undefined : failure?.message,
    retry,
    set: (optOut) => {
      if (!isSaving) void save(optOut);
    },
  };
}
