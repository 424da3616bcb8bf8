import type { Facts } from '@flightdeck/shared/contracts/areas';
import type { InitialState } from '@flightdeck/shared/contracts/page';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { type AdminPage, adminPage, adminPages } from '@flightdeck/shared/links/places';

export interface FooterLink {
  readonly label: string;
  readonly href: string;
  readonly newTab: boolean;
  /** Name in analytics. */
  readonly event: string;
}

/** Returns the links of the footer (ROOT-076 to ROOT-082; FACT-ROOT-7). A site in offline mode counts as connected. */
export function footerLinks(
  { status, permissions, isAtomicPlatform }: Facts,
  { currentVersion, adminUrl }: InitialState,
): readonly FooterLink[] {
  const isConnected = status !== false;
  const outsideLink = (event: string, label: string, source: 'jetpack' | 'wpcom-tos' | 'a8c-privacy'): FooterLink => ({
    label,
    href: redirect(source, { site: '' }),
    newTab: true,
    event,
  });
  const adminLink = (event: string, label: string, page: AdminPage): FooterLink => ({
    label,
    href: adminPage(page, adminUrl),
    newTab: false,
    event,
  });
  const version = currentVersion
    ? sprintf(
        /* translators: %s: a version number. */
        __('Jetpack version %s'),
        currentVersion,
      )
    : 'Jetpack';
  return [
    ...(isAtomicPlatform ? [] : [outsideLink('version', version, 'jetpack')]),
    isConnected ? adminLink('about', __('About'), adminPages.about) : outsideLink('about', __('About'), 'jetpack'),
    outsideLink('terms', __('Terms'), 'wpcom-tos'),
    isConnected
      ? { label: __('Privacy'), href: '#/privacy', newTab: false, event: 'privacy' }
      : outsideLink('privacy', __('Privacy'), 'a8c-privacy'),
    ...(isConnected && permissions.manage_options ? [adminLink('modules', __('Modules'), adminPages.modules)] : []),
    ...(permissions.manage_options ? [adminLink('debug', __('Debug'), adminPages.debugInformation)] : []),
  ];
}
