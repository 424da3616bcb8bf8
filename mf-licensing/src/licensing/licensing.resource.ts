import { useRead } from '@flightdeck/shared/api';
import {
  dismissLicenceNotice,
  type Licence,
  licenceCountsRead,
  licencesRead,
} from '@flightdeck/shared/calls/licensing';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import { type LicenceAccess, licenceAccess } from './licence-access';
import { markSeen, seenOf } from './seen.store';

/** Whether the user may deal with licences of the site, live. */
export const useLicenceAccess = (): LicenceAccess => licenceAccess({ ...useConnection(), ...usePermissions() });

export interface LicenceCounts {
  /** Licences of the account that are on no site yet. */
  readonly detached: number;
  /** Why they could not be counted again; empty when they could. */
  readonly problem: string;
}

/** How many licences wait: what came with the page, until something changed and they were counted again. Asks nobody. */
export function useLicenceCounts(): LicenceCounts {
  const { data, failure } = useRead(licenceCountsRead, { enabled: false });
  return {
    detached: data?.detached ?? initialState().licensing.userCounts.detached,
    problem: failure?.message ?? '',
  };
}

/** Tells the server that so many waiting licences have been seen. @throws Failure */
export async function sawLicences(detached: number): Promise<void> {
  const { licensing } = initialState();
  const before = seenOf(licensing);
  markSeen(licensing, { detached });
  try {
    await dismissLicenceNotice(detached);
  } catch (error) {
    markSeen(licensing, { detached: before.detached });
    throw error;
  }
}

export interface UnusedLicences {
  readonly items: readonly Licence[];
  readonly isLoading: boolean;
  /** Empty when nothing went wrong. */
  readonly problem: string;
  retry(): void;
}

/** A key that is listed twice is one licence. */
const oncePerKey = (licences: readonly Licence[]) => [
  ...new Map(licences.map((licence) => [licence.license_key, licence])).values(),
];

/** Licences of the account that could be used here. @param enabled asks only then */
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
