import { useRead } from '@flightdeck/shared/api';
import { dismissLicenseNotice, type License, licenseCountsRead, licensesRead } from '@flightdeck/shared/calls';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import { dismissalsOf, markDismissed } from './dismissals.store';
import { type LicenseAccess, licenseAccess } from './license-access';

/** Returns the user's access to licenses. Updates with the connection and the permissions. */
export const useLicenseAccess = (): LicenseAccess => licenseAccess({ ...useConnection(), ...usePermissions() });

export interface LicenseCounts {
  /** Number of unused licenses of the account. */
  readonly unusedCount: number;
  /** Error message of the last read of the count; empty unless it failed. */
  readonly problem: string;
}

/** Returns the number of unused licenses, from the page state or a later read. Sends no request. */
export function useLicenseCounts(): LicenseCounts {
  const { data, failure } = useRead(licenseCountsRead, { enabled: false });
  return {
    unusedCount: data?.detached ?? initialState().licensing.userCounts.detached,
    problem: failure?.message ?? '',
  };
}

/** Dismisses the notice about this number of unused licenses, on this page and on the site. @throws Failure */
export async function dismissUnusedLicenses(unusedCount: number): Promise<void> {
  const { licensing } = initialState();
  const previousDismissals = dismissalsOf(licensing);
  markDismissed(licensing, { unusedCount });
  try {
    await dismissLicenseNotice(unusedCount);
  } catch (error) {
    markDismissed(licensing, { unusedCount: previousDismissals.unusedCount });
    throw error;
  }
}

export interface UnusedLicenses {
  readonly items: readonly License[];
  readonly isLoading: boolean;
  /** Error message of the read; empty if the licenses loaded. */
  readonly problem: string;
  retry(): void;
}

/** Removes licenses with the same key: the provider may list a license twice. */
const uniqueByKey = (licenses: readonly License[]) => [
  ...new Map(licenses.map((license) => [license.license_key, license])).values(),
];

/** Loads the account's licenses that are neither attached to a site nor revoked. @param enabled whether to load them */
export function useUnusedLicenses(enabled: boolean): UnusedLicenses {
  const { data, failure, isLoading, retry } = useRead(licensesRead, { enabled });
  const isUnused = ({ license_key, attached_at, revoked_at }: License) =>
    license_key !== '' && attached_at === null && revoked_at === null;
  return {
    items: uniqueByKey((data?.items ?? []).filter(isUnused)),
    isLoading,
    problem: data ? '' : (failure?.message ?? ''),
    retry,
  };
}
