import { asFailure } from '@flightdeck/shared/api';
import { dismissLicensingError } from '@flightdeck/shared/calls';
import { useRoute } from '@flightdeck/shared/parts';
import { stripHtml } from '@flightdeck/shared/reporting';
import { initialState } from '@flightdeck/shared/session';
import { useState } from 'react';
import { dismissalsOf, markDismissed } from '../licensing/dismissals.store';
import { dismissUnusedLicenses, useLicenseAccess, useLicenseCounts } from '../licensing/licensing.resource';
import { type LicenseNotice, licenseNotices } from './notice-state';

export interface LicenseNoticesData {
  readonly notices: readonly LicenseNotice[];
  /** Message of the error notice, as plain text; empty without an error. */
  readonly error: string;
  /** Number of unused licenses. */
  readonly unusedCount: number;
  /** Hides a notice at once and dismisses it on the site. If the site refuses, shows the reason in an error notice. */
  dismiss(notice: LicenseNotice): void;
}

/** Returns the license notices to show, and dismisses them on request. */
export function useLicenseNotices(): LicenseNoticesData {
  const { licensing } = initialState();
  const { unusedCount, problem } = useLicenseCounts();
  const isOwner = useLicenseAccess() === 'allowed';
  // The activation screen lists the unused licenses.
  const isListed = useRoute().path === '/license/activation';
  const [dismissError, setDismissError] = useState('');
  // Dismissals are not React state, so render again after each one.
  const [, setRenders] = useState(0);

  const dismissals = dismissalsOf(licensing);
  const undismissedErrors = [licensing.error, problem].filter((text) => !dismissals.errors.includes(text));
  // A failed dismissal is shown each time, even if its message was dismissed before.
  const reportedError = [dismissError, ...undismissedErrors].find((text) => text !== '') ?? '';
  const error = stripHtml(reportedError).trim();

  const dismissOnSite = async (notice: LicenseNotice): Promise<void> => {
    if (notice === 'unused') return dismissUnusedLicenses(unusedCount);
    // The site stores only this error; the other errors exist only on this page.
    if (reportedError === licensing.error) await dismissLicensingError();
  };
  const dismiss = async (notice: LicenseNotice) => {
    if (notice === 'error') markDismissed(licensing, { errors: [...dismissals.errors, reportedError] });
    setDismissError('');
    const request = dismissOnSite(notice);
    setRenders((count) => count + 1);
    await request.catch((cause: unknown) => setDismissError(asFailure(cause).message));
  };
  return {
    notices: licenseNotices({ error, isOwner, isListed, unusedCount, dismissedCount: dismissals.unusedCount }),
    error,
    unusedCount,
    dismiss: (notice) => void dismiss(notice),
  };
}
