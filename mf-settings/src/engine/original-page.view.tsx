import { type AdminPage, adminPage, partnerPage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui/button';
import type { ReactNode } from 'react';
import { isSince, since } from './partner-version';

/** Pages of Jetpack with settings that no card here has. */
type OriginalPage = Extract<AdminPage, 'newsletter' | 'earn'>;

/** Opens Jetpack's own page also where Flightdeck opens instead of it. */
const bypass = (address: string) => address.replace('#', '&flightdeck=off#');

/** Link to one of Jetpack's other pages in the admin; nothing where the site has none. */
export function PartnerPageLink({ slug, children }: { readonly slug: string; readonly children: ReactNode }) {
  const href = partnerPage(slug, initialState());
  return href === undefined ? null : (
    <Button href={href} variant="link">
      {children}
    </Button>
  );
}

/** Link to settings on Jetpack's own page; nothing while Jetpack has none, as of the newsletter while it is off. */
export function OriginalPageLink({ page, children }: { readonly page: OriginalPage; readonly children: ReactNode }) {
  const state = initialState();
  return page === 'newsletter' && isSince(state.currentVersion, since.newsletterPage) ? (
    <PartnerPageLink slug="jetpack-newsletter">{children}</PartnerPageLink>
  ) : (
    <Button href={bypass(adminPage(page, state.adminUrl))} variant="link">
      {children}
    </Button>
  );
}
