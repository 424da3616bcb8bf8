export interface LicenceNoticeFacts {
  /** What went wrong with a licence; empty when nothing did, or when it has been closed. */
  readonly error: string;
  readonly isOwner: boolean;
  /** The licences that wait stand on the screen already. */
  readonly isListed: boolean;
  /** Licences that are on no site yet. */
  readonly detached: number;
  /** For so many of them the notice was closed; null for never. */
  readonly lastDetached: number | null;
}

export type LicenceNotice = 'error' | 'waiting';

/**
 * Which notices about licences show. That of waiting licences is for the connection owner, and comes back when their
 * number changes (LIC-026, OQ-160).
 */
export function licenceNotices({
  error,
  isOwner,
  isListed,
  detached,
  lastDetached,
}: LicenceNoticeFacts): readonly LicenceNotice[] {
  const waits = isOwner && !isListed && detached > 0 && detached !== lastDetached;
  return [...(error ? (['error'] as const) : []), ...(waits ? (['waiting'] as const) : [])];
}
