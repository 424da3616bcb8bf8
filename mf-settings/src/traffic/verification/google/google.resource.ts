import { cached, readNow, settingsRead } from '@flightdeck/shared/api';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { dismiss, notify, record, successDuration } from '@flightdeck/shared/reporting';
import { initialState } from '@flightdeck/shared/session';
import { saveSettings } from '@flightdeck/shared/settings';
import { useValue } from '@flightdeck/shared/store';
import { useEffect, useState } from 'react';
import { trackWrite } from '../../../engine/saving/page-reload';
import { codeOf } from '../meta-tag';
import { googleRead, verifyWithGoogle } from './google.call';
import type { GoogleStatus } from './google-status';
import { createGoogleVerifier, type GoogleServer, type GoogleState } from './google-verifier.store';
import { openConnectWindow } from './google-window';

/** IDs of the notices during and after the verification. */
const progressNoticeId = 'verifying-site-google';
const resultNoticeId = 'verify-site-google-error';
/** How long the error is shown, in ms (SET-167). */
const failureDuration = 5000;

const server: GoogleServer = {
  readStatus: (keyringId) => readNow(googleRead(keyringId)),
  verify: (keyringId) => trackWrite(verifyWithGoogle(keyringId)),
  savedCode: () => codeOf(String(cached(settingsRead)?.google || '')),
  // This save shows no notice, because it is one step of the verification.
  saveCode: async (google) => {
    const { failure } = await trackWrite(saveSettings({ google }));
    if (failure) throw failure;
  },
  openWindow: (signal) => {
    record('jetpack_site_verification_google_auto_verify_click');
    return openConnectWindow(initialState().externalServicesConnectUrls.google_site_verification ?? '', signal);
  },
  report: (stage, status) => {
    if (stage === 'verifying') notify({ noticeId: progressNoticeId, status: 'is-info', text: __('Verifying…') });
    else showResult(status);
  },
};

/** Shows the result of the verification (SET-167, SET-168). */
function showResult({ error, verified }: GoogleStatus): void {
  dismiss(progressNoticeId);
  if (error) {
    record('jetpack_site_verification_google_verify_error', { error_code: error.code, error_message: error.message });
    const text = sprintf(/* translators: %s: error message */ __('Site failed to verify: %s'), error.message);
    notify({ noticeId: resultNoticeId, status: 'is-error', text, duration: failureDuration });
  } else if (verified) {
    record('jetpack_site_verification_google_verify_success');
    notify({ noticeId: resultNoticeId, status: 'is-success', text: __('Site is verified'), duration: successDuration });
  }
}

/**
 * Loads the status of the verification, and returns it with functions that verify the site and check the status again.
 * @param enabled whether to load the status: the module is on, the user's account is linked, and the site is not offline
 */
export function useGoogleVerification(enabled: boolean): GoogleState & { verify(): void; checkAgain(): void } {
  const [verifier] = useState(() => createGoogleVerifier(server));
  const state = useValue(verifier.state);
  useEffect(() => {
    if (enabled) void verifier.load();
    return verifier.stop;
  }, [enabled, verifier]);
  return { ...state, verify: () => void verifier.verify(), checkAgain: () => void verifier.checkAgain() };
}
