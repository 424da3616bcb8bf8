import { __ } from '@flightdeck/shared/i18n';
import { adminPage, adminPages } from '@flightdeck/shared/links/places';
import { recordClick } from '@flightdeck/shared/reporting';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui';
import { PageNotice } from '@flightdeck/shared/ui/feedback';
import { interpolate, Stack } from '@flightdeck/shared/ui/layout';
import type { CardProps, CardSwitchProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { SeoPageLink } from '../../engine/form/original-page.view';
import { useSwitch } from '../../engine/switches/use-switch.resource';
import { SitemapAddress } from './sitemap-address.view';
import { useSitemapAddresses } from './sitemaps.resource';
import { sitemapsState } from './sitemaps-state';

/** Draws the switch, the sitemap URLs and a link to Jetpack's SEO dashboard. */
export const SitemapsCard = ({ card }: CardProps) => <SettingsCard card={card} footer={<SeoPageLink />} />;

/**
 * Draws the switch and, while sitemaps are on, their URLs (SET-148 to SET-150). If the site is hidden from search engines, a note
 * says so in place of the URLs, also while sitemaps are off.
 */
export function SitemapsRow(row: CardSwitchProps) {
  const { site } = useRuleInput();
  const { isOn = false } = useSwitch({ option: 'sitemaps' });
  const state = sitemapsState(isOn, site.siteVisibleToSearchEngines);
  return (
    <CardSwitchRow {...row} childrenDisabled={false}>
      {state !== 'off' && (
        <div>{state === 'listed' ? <Addresses /> : <HiddenSiteNote isWarning={state === 'hidden-and-on'} />}</div>
      )}
    </CardSwitchRow>
  );
}

function Addresses() {
  const { sitemap, news } = useSitemapAddresses();
  return (
    <Stack>
      <p>{__('Jetpack sends your sitemap to all major search engines automatically.')}</p>
      <SitemapAddress
        address={sitemap}
        label={__('Sitemap')}
        openLabel={__('Open sitemap')}
        onOpen={() => recordClick({ text: 'sitemap-url-link' })}
        testId="sitemap-url"
      />
      <SitemapAddress
        address={news}
        label={__('News sitemap')}
        openLabel={__('Open news sitemap')}
        onOpen={() => recordClick({ text: 'sitemap-news-url-link' })}
        testId="sitemap-news-url"
      />
    </Stack>
  );
}

/** Says that the site is hidden from search engines. */
function HiddenSiteNote({ isWarning }: { readonly isWarning: boolean }) {
  const text = interpolate(
    __(
      'Your site asks search engines not to index it. You can change this in the <reading>Reading settings</reading>.',
    ),
    {
      reading: (words) => (
        <Button href={adminPage(adminPages.reading, initialState().adminUrl)} variant="link">
          {words}
        </Button>
      ),
    },
  );
  return isWarning ? <PageNotice status="is-warning">{text}</PageNotice> : <p>{text}</p>;
}
