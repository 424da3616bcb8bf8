import { __, sprintf } from '@flightdeck/shared/i18n';
import { Section } from '@flightdeck/shared/ui/section';
import { Stack } from '@flightdeck/shared/ui/stack';
import { Staged } from '@flightdeck/shared/ui/staged';
import { VisuallyHidden } from '@flightdeck/shared/ui/visually-hidden';
import { useMemo } from 'react';
import type { CardDescription, TabDescription } from '../engine/card';
import { useSettingsFacts } from '../engine/facts.resource';
import { SettingsPageContext } from '../engine/form-context.store';
import { NotLoaded } from '../engine/not-loaded.view';
import type { PageForm } from '../engine/settings-page.resource';
import { Banner } from './banners/banner.view';
import { findBanners } from './banners/find-banners';
import { findCards, searchIndex } from './find-cards';
import { useModuleTexts, useSearchAnalytics } from './search-term.resource';

export interface ResultsProps {
  readonly term: string;
  /** The form of the page that the search began on: what is unsaved there stays. */
  readonly page: PageForm;
}

/** The results among these pages. */
export function resultsOf(tabs: readonly TabDescription[]) {
  const cards = tabs.flatMap((tab) => tab.cards);
  return (props: ResultsProps) => <Results {...props} cards={cards} tabs={tabs} />;
}

interface SearchedProps extends ResultsProps {
  readonly tabs: readonly TabDescription[];
  /** Of all of them. */
  readonly cards: readonly CardDescription[];
}

/** Cards of all pages that a term finds, page by page, and below them the features without settings (SET-049 to SET-053). */
function Results({ term, page, tabs, cards: all }: SearchedProps) {
  const facts = useSettingsFacts(all);
  const modules = useModuleTexts();
  const index = useMemo(() => searchIndex(tabs, modules), [tabs, modules]);
  const found = findCards(index, term, facts);
  const banners = findBanners(term, facts, modules);
  useSearchAnalytics(term);
  const { form, failure, retry } = page;
  return (
    <SettingsPageContext value={{ form, facts, failure, retry }}>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{__('Jetpack Settings')}</VisuallyHidden>
      </h1>
      {/* It is there before its text is, otherwise the text is often not read. */}
      <div role="status">
        {found.length === 0 && banners.length === 0 && modules !== undefined && <p>{nothingFound(term)}</p>}
      </div>
      <Stack>
        <NotLoaded failure={failure} retry={retry} />
        <Staged>
          {found.map(({ tab, cards }) => (
            <Section key={tab.name} title={tab.shortTitle()}>
              {cards.map((card) => (
                <card.view card={card} key={card.id} />
              ))}
            </Section>
          ))}
          {banners.length > 0 && (
            <Section title={__('More features')}>
              {banners.map((banner) => (
                <Banner banner={banner} key={banner.slug} />
              ))}
            </Section>
          )}
        </Staged>
      </Stack>
    </SettingsPageContext>
  );
}

/** SET-049, SET-050 */
const nothingFound = (term: string) =>
  term.trim() === ''
    ? __('Enter a search term to find settings or close search.')
    : sprintf(/* translators: %s: search term */ __('No search results found for %s'), term);
