import type { SecurityState } from './security-state';

/** Content of the summary's sidebar (REC-099). */
export type Sidebar =
  | 'loading'
  | 'upsell'
  | 'no-price-upsell'
  | 'one-click-restores'
  | 'manage-security'
  | 'download-app'
  | 'unknown';

export interface SidebarInput {
  /** Plan and backups have loaded or failed to load. */
  readonly isSiteSettled: boolean;
  /** State of the product that the provider offers: hidden if there is none, or if it failed to load. */
  readonly upsell: 'loading' | 'shown' | 'hidden';
}

/** Returns the sidebar for a state of the site's security. Unknown states get the generic mobile card (OQ-129). */
export function sidebarOf(state: SecurityState, { isSiteSettled, upsell }: SidebarInput): Sidebar {
  switch (state) {
    case 'loading':
      return isSiteSettled ? 'unknown' : 'loading';
    case 'upsell':
      if (upsell === 'loading') return 'loading';
      return upsell === 'shown' ? 'upsell' : 'no-price-upsell';
    case 'one-click-restores':
    case 'manage-security':
    case 'download-app':
      return state;
    default:
      return 'unknown';
  }
}

/** Variant of the mobile app card. */
export type MobileCardSlug = 'download-app' | 'one-click-restores' | 'manage-security' | 'upsell' | 'unknown';
