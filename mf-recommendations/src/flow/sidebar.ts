import type { Landing } from './landing';

/** What stands beside the summary (REC-099). */
export type Sidebar =
  | 'loading'
  | 'upsell'
  | 'no-price-upsell'
  | 'one-click-restores'
  | 'manage-security'
  | 'download-app'
  | 'unknown';

export interface SidebarFacts {
  /** Plan and backups have been read, or could not be: nobody waits for them. */
  readonly isSettled: boolean;
  readonly upsell: 'loading' | 'shown' | 'hidden';
}

/** @param landing a value that this version does not know gets the card for everybody (OQ-129) */
export function sidebarOf(landing: Landing, { isSettled, upsell }: SidebarFacts): Sidebar {
  switch (landing) {
    case 'loading':
      return isSettled ? 'unknown' : 'loading';
    case 'upsell':
      if (upsell === 'loading') return 'loading';
      return upsell === 'shown' ? 'upsell' : 'no-price-upsell';
    case 'one-click-restores':
    case 'manage-security':
    case 'download-app':
      return landing;
    default:
      return 'unknown';
  }
}

/** Which card about the mobile app goes with it. */
export type MobileCardSlug = 'download-app' | 'one-click-restores' | 'manage-security' | 'upsell' | 'unknown';

/** null while nothing is known. @clientOnly */
export function mobileCardOf(sidebar: Sidebar): MobileCardSlug | null {
  if (sidebar === 'loading') return null;
  return sidebar === 'no-price-upsell' ? 'upsell' : sidebar;
}

/** Shop for apps of the device; null: it takes another device to install one. */
export function storeOf(userAgent: string, touchPoints: number): 'ios' | 'android' | null {
  if (/android/i.test(userAgent)) return 'android';
  // A tablet of theirs says that it is a computer.
  const isTablet = /macintosh/i.test(userAgent) && touchPoints > 1;
  return /iphone|ipad|ipod/i.test(userAgent) || isTablet ? 'ios' : null;
}
