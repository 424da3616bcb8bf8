import { record } from '@flightdeck/shared/analytics';
import { cached, readNow, saveSettings, settingsRead } from '@flightdeck/shared/api';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { dismiss, notify, successDuration } from '@flightdeck/shared/notices';
import { initialState } from '@flightdeck/shared/session';
import { useStore } from '@flightdeck/shared/store/use-store';
import { useEffect, useState } from 'react';
import { writing } from '../../engine/page-reload';
import { googleRead, verifyWithGoogle } from './google.call';
import type { GoogleStatus } from './google-status';
import { createGoogleVerifier, type GoogleServer, type GoogleState } from './google-verifier.store';
import { askInWindow } from './google-window';
import { codeOf } from './meta-tag';

const progressId = 'verifying-site-google';
const errorId = 'verify-site-google-error';
/** ms (SET-167) */
const failureDuration = 5000;

const server: GoogleServer = {
  ask: (keyringId) => readNow(googleRead(keyringId)),
  verify: (keyringId) => writing(verifyWithGoogle(keyringId)),
  savedCode: () => codeOf(String(cached(settingsRead)?.google || '')),
  // Without a notice of its own: it is a step of something larger.
  keep: async (google) => {
    const { failure } = await writing(saveSettings({ google }));
    if (failure) throw failure;
  },
  openWindow: (signal) => {
    record('jetpack_site_verification_google_auto_verify_click');
    return askInWindow(initialState().externalServicesConnectUrls.google_site_verification ?? '', signal);
  },
  tell: (moment, status) => {
    if (moment === 'verifying') notify({ noticeId: progressId, status: 'is-info', text: __('Verifying…') });
    else tellEnding(status);
  },
};

/** SET-167, SET-168 */
function tellEnding({ error, verified }: GoogleStatus): void {
  dismiss(progressId);
  if (error) {
    record('jetpack_site_verification_google_verify_error', { error_code: error.code, error_message: error.message });
    const text = sprintf(/* translators: %s: error message */ __('Site failed to verify: %s'), error.message);
    notify({ noticeId: errorId, status: 'is-error', text, duration: failureDuration });
  } else if (verified) {
    record('jetpack_site_verification_google_verify_success');
    notify({ noticeId: errorId, status: 'is-success', text: __('Site is verified'), duration: successDuration });
  }
}

/** Where the site stands with Google, and the way to be verified. @param enabled the module is on and the user is linked */
export function useGoogle(enabled: boolean): GoogleState & { verify(): void } {
  const [verifier] = useState(() => createGoogleVerifier(server));
  const state = useStore(verifier.state);
  useEffect(() => {
    if (enabled) void verifier.look();
    return verifier.leave;
  }, [enabled, verifier]);
  return { ...state, verify: () => void verifier.verify() };
}
