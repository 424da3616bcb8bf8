import { useRead } from '@flightdeck/shared/api';
import {
  dismissLicenceNotice,
  type Licence,
  licenceCountsRead,
  licencesRead,
} from '@flightdeck/shared/calls/licensing';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import { dismissalsOf, markDismissed } from './dismissals.store';
import { type LicenceAccess, licenceAccess } from './licence-access';

/** Returns the user's access to licenses and updates with the connection. */
export const useLicenceAccess = (): LicenceAccess => licenceAccess({ ...useConnection(), ...usePermissions() });

export interface LicenceCounts {
  /** Number of unused licenses of the account. */
  readonly detached: number;
  /** Error of the latest count; empty if it succeeded. */
  readonly problem: string;
}

/** Returns the number of unused licenses, from the page state until another read updates it. Sends no request. */
export function useLicenceCounts(): LicenceCounts {
  const { data, failure } = useRead(licenceCountsRead, { enabled: false });
  return {
    detached: data?.detached ?? initialState().licensing.userCounts.detached,
    problem: failure?.message ?? '',
  };
}

/** Marks the current number of unused licenses as seen. @throws Failure */
export async function dismissUnusedLicences(detached: number): Promise<void> {
  const { licensing } = initialState();
  const before = dismissalsOf(licensing);
  markDismissed(licensing, { detached });
  try {
    await dismissLicenceNotice(detached);
  } catch (error) {
    markDismissed(licensing, { detached: before.detached });
    throw error;
  }
}

export interface UnusedLicences {
  readonly items: readonly Licence[];
  readonly isLoading: boolean;
  /** Empty if the licenses loaded. */
  readonly problem: string;
  retry(): void;
}

/** The provider may list a key twice. */
const oncePerKey = (licences: readonly Licence[]) => [
  ...new Map(licences.map((licence) => [licence.license_key, licence])).values(),
];

/** Returns the account's licenses that this site can use. @param enabled whether to load them */
export function useUnusedLicences(enabled: boolean): UnusedLicences {
  const { data, failure, isLoading, retry } = useRead(licencesRead, { enabled });
  const unused = ({ license_key, attached_at, revoked_at }: Licence) =>
    license_key !== '' && attached_at === null && revoked_at === null;
  return {
    items: oncePerKey((data?.items ?? []).filter(unused)),
    isLoading,
    problem: data ? '' : (failure?.message ?? ''),
    retry,
  };
}
