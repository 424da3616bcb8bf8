import { __ } from '@flightdeck/shared/i18n';
import { adminPage, adminPages, jetpackPage, originalPage } from '@flightdeck/shared/links/places';
import { useRoute } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui';
import { isSince } from '@flightdeck/shared/versions';
import { createContext, type ReactNode, useContext } from 'react';
import { since } from '../access/jetpack-version';
import { originalSettingsPage } from '../access/original-page';
import { useRuleInput } from './form-context.store';

interface JetpackPageLinkProps {
  readonly slug: string;
  /** Module of the page. Jetpack removes the page while the module is off; the page state has the pages of the last load. */
  readonly module?: string;
  readonly children: ReactNode;
}

/** Link to a page of Jetpack in the admin. Draws nothing if the site doesn't have the page. */
export function JetpackPageLink({ slug, module, children }: JetpackPageLinkProps) {
  const { serverValues } = useRuleInput();
  const href = jetpackPage(slug, initialState());
  const isRemoved = module !== undefined && serverValues[module] === false;
  return href === undefined || isRemoved ? null : (
    <Button href={href} variant="link">
      {children}
    </Button>
  );
}

/**
 * Link to Jetpack's SEO dashboard, which newer versions have for SEO, sitemaps, verification and canonical URLs. If Jetpack offers
 * that dashboard but doesn't use it yet, the link leads to the offer.
 */
export const SeoPageLink = () =>
  initialState().siteData.isSeoOffered ? (
    <OriginalPageLink page="traffic">{__('Try the new SEO dashboard in Jetpack')}</OriginalPageLink>
  ) : (
    <JetpackPageLink slug="jetpack-seo">{__('Open the SEO dashboard')}</JetpackPageLink>
  );

/** Link to the site editor of block themes. */
export const SiteEditorLink = () => (
  <Button href={adminPage(adminPages.siteEditor, initialState().adminUrl)} variant="link">
    {__('Open the site editor')}
  </Button>
);

/** Leading module of the surrounding card; empty outside a card. */
export const LeadModule = createContext('');

/**
 * Says that Flightdeck doesn't recognize the value of a setting, and links to the same settings in Jetpack.
 * @param props.module module of the setting. Default: the leading module of the card
 */
export function UnknownValue({ module }: { readonly module?: string }) {
  const { path, query } = useRoute();
  const { serverValues } = useRuleInput();
  const leadModule = useContext(LeadModule);
  const term = query.term === undefined ? '' : `?term=${encodeURIComponent(query.term)}`;
  return (
    <>
      <span>{__("Flightdeck doesn't recognize the value of this setting, so you can't change it here.")}</span>{' '}
      <Button
        href={originalSettingsPage(module ?? leadModule, `${path}${term}`, initialState(), serverValues)}
        variant="link"
      >
        {__('Change this in Jetpack')}
      </Button>
    </>
  );
}

/**
 * Link to a route of Jetpack's dashboard. Since Jetpack 15.8, the newsletter has a separate admin page instead. Jetpack removes
 * that page while the newsletter is off; the component then draws nothing.
 * @param props.page route without the leading slash
 */
export function OriginalPageLink({ page, children }: { readonly page: string; readonly children: ReactNode }) {
  const state = initialState();
  return page === 'newsletter' && isSince(state.currentVersion, since.newsletterPage) ? (
    <JetpackPageLink module="subscriptions" slug="jetpack-newsletter">
      {children}
    </JetpackPageLink>
  ) : (
    <Button href={originalPage(`/${page}`, state)} variant="link">
      {children}
    </Button>
  );
}
