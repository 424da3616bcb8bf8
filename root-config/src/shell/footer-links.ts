import type { InitialState } from '@flightdeck/shared/contracts/page-state';
import type { Facts } from '@flightdeck/shared/contracts/screens';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';

export interface FooterLink {
  readonly label: string;
  readonly href: string;
  readonly newTab: boolean;
}

/** Links of the footer (spec/dashboard.md §2, ROOT-076 to ROOT-082; facts-root.md part 7). "offline" counts as connected here. */
export function footerLinks(
  { status, permissions, isAtomicPlatform }: Facts,
  { currentVersion, adminUrl }: InitialState,
): readonly FooterLink[] {
  const connected = status !== false;
  const admin = (page: string) => `${adminUrl}admin.php?page=${page}`;
  const version = currentVersion ? sprintf(__('Jetpack version %s'), currentVersion) : 'Jetpack';
  return [
    ...(isAtomicPlatform ? [] : [{ label: version, href: redirect('jetpack', { site: '' }), newTab: true }]),
    connected
      ? { label: __('About'), href: admin('jetpack_about'), newTab: false }
      : { label: __('About'), href: redirect('jetpack', { site: '' }), newTab: true },
    { label: __('Terms'), href: redirect('wpcom-tos', { site: '' }), newTab: true },
    connected
      ? { label: __('Privacy'), href: '#/privacy', newTab: false }
      : { label: __('Privacy'), href: redirect('a8c-privacy', { site: '' }), newTab: true },
    ...(connected && permissions.manage_options
      ? [{ label: __('Modules'), href: admin('jetpack_modules'), newTab: false }]
      : []),
    ...(permissions.manage_options ? [{ label: __('Debug'), href: admin('jetpack-debugger'), newTab: false }] : []),
  ];
}
