import { asFailure } from '@flightdeck/shared/api';
import { dismissLicensingError } from '@flightdeck/shared/calls';
import { useRoute } from '@flightdeck/shared/parts';
import { stripHtml } from '@flightdeck/shared/reporting';
import { initialState } from '@flightdeck/shared/session';
import { useState } from 'react';
import { dismissalsOf, markDismissed } from '../licensing/dismissals.store';
import { dismissUnusedLicenses, useLicenseAccess, useLicenseCounts } from '../licensing/licensing.resource';
import { type LicenseNotice, licenseNotices } from './notice-state';

export interface LicenseNotices {
  readonly shown: readonly LicenseNotice[];
  readonly error: string;
  readonly detached: number;
  /** Hides a notice at once and tells the site. If that fails, the notice comes back with the error. */
  dismiss(notice: LicenseNotice): void;
}

/** Returns the license notices to show and dismisses them. */
export function useLicenseNotices(): LicenseNotices {
  const { licensing } = initialState();
  const { detached, problem } = useLicenseCounts();
  const isOwner = useLicenseAccess() === 'allowed';
  // The activation screen lists the unused licenses.
  const isListed = useRoute().path === '/license/activation';
  const [dismissFailure, setDismissFailure] = useState('');
  const [, redraw] = useState(0);

  const dismissals = dismissalsOf(licensing);
  const reported =
    [dismissFailure, licensing.error, problem].find((text) => text !== '' && text !== dismissals.error) ?? '';
  const error = stripHtml(reported).trim();

  const dismiss = async (notice: LicenseNotice) => {
    if (notice === 'error') markDismissed(licensing, { error: reported });
    setDismissFailure('');
    const sent =
      notice === 'unused' ? dismissUnusedLicenses(detached) : dismissStoredError(reported === licensing.error);
    redraw((count) => count + 1);
    await sent.catch((cause: unknown) => setDismissFailure(asFailure(cause).message));
  };
  return {
    shown: licenseNotices({ error, isOwner, isListed, detached, lastDetached: dismissals.detached }),
    error,
    detached,
    dismiss: (notice) => void dismiss(notice),
  };
}

/** Dismisses an error on the site if the site stores it. Other errors are known to this page only. */
const dismissStoredError = async (isStored: boolean): Promise<void> => {
  if (isStored) await dismissLicensingError();
};
