export interface LicenseNoticeFacts {
  /** Message of a license error; empty if there is none or the user dismissed it. */
  readonly error: string;
  readonly isOwner: boolean;
  /** The screen already lists the unused licenses. */
  readonly isListed: boolean;
  /** Number of unused licenses. */
  readonly detached: number;
  /** Number of unused licenses at the last dismissal; null for never. */
  readonly lastDetached: number | null;
}

export type LicenseNotice = 'error' | 'unused';

/**
 * Returns the license notices to show. The notice about unused licenses is for the connection owner only and comes back
 * when their number changes (LIC-026, OQ-160).
 */
export function licenseNotices({
  error,
  isOwner,
  isListed,
  detached,
  lastDetached,
}: LicenseNoticeFacts): readonly LicenseNotice[] {
  const hasUnused = isOwner && !isListed && detached > 0 && detached !== lastDetached;
  return [...(error ? (['error'] as const) : []), ...(hasUnused ? (['unused'] as const) : [])];
}
