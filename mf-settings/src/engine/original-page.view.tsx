import { __ } from '@flightdeck/shared/i18n';
import { type OriginalTab, originalTab, partnerPage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui/button';
import type { ReactNode } from 'react';
import { isSince, since } from './partner-version';

/** Link to one of Jetpack's other pages in the admin; nothing where the site has none. */
export function PartnerPageLink({ slug, children }: { readonly slug: string; readonly children: ReactNode }) {
  const href = partnerPage(slug, initialState());
  return href === undefined ? null : (
    <Button href={href} variant="link">
      {children}
    </Button>
  );
}

/** Link to the page that Jetpack's newer versions have for SEO, sitemaps, verification and canonical URLs. */
export const SeoPageLink = () => <PartnerPageLink slug="jetpack-seo">{__('Open the SEO dashboard')}</PartnerPageLink>;

/** Link to settings on Jetpack's own page; nothing while Jetpack has none, as of the newsletter while it is off. */
export function OriginalPageLink({ page, children }: { readonly page: OriginalTab; readonly children: ReactNode }) {
  const state = initialState();
  return page === 'newsletter' && isSince(state.currentVersion, since.newsletterPage) ? (
    <PartnerPageLink slug="jetpack-newsletter">{children}</PartnerPageLink>
  ) : (
    <Button href={originalTab(page, state.adminUrl)} variant="link">
      {children}
    </Button>
  );
}
