export interface LicenseNoticeInput {
  /** Message of a license error; empty if there is none or the user dismissed it. */
  readonly error: string;
  readonly isOwner: boolean;
  /** Whether the screen already lists the unused licenses. */
  readonly isListed: boolean;
  /** Number of unused licenses. */
  readonly unusedCount: number;
  /** Number of unused licenses at the last dismissal; null for never. */
  readonly dismissedCount: number | null;
}

export type LicenseNotice = 'error' | 'unused';

/**
 * Returns the license notices to show. The notice about unused licenses is for the connection owner only. After a
 * dismissal, it shows again when the number of unused licenses changes (LIC-026, OQ-160).
 */
export function licenseNotices({
  error,
  isOwner,
  isListed,
  unusedCount,
  dismissedCount,
}: LicenseNoticeInput): readonly LicenseNotice[] {
  const isShown: Readonly<Record<LicenseNotice, boolean>> = {
    error: error !== '',
    unused: isOwner && !isListed && unusedCount > 0 && unusedCount !== dismissedCount,
  };
  const notices: readonly LicenseNotice[] = ['error', 'unused'];
  return notices.filter((notice) => isShown[notice]);
}
