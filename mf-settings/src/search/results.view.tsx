import { __, sprintf } from '@flightdeck/shared/i18n';
import { VisuallyHidden } from '@flightdeck/shared/ui';
import { Progressive, Section, Stack } from '@flightdeck/shared/ui/layout';
import { useMemo } from 'react';
import type { CardDescription, TabDescription } from '../engine/cards/card';
import { CardView } from '../engine/cards/settings-card.view';
import { useSettingsInput } from '../engine/cards/settings-input.resource';
import { SettingsTabContext } from '../engine/form/form-context.store';
import { NotLoaded } from '../engine/tab/not-loaded.view';
import type { TabForm } from '../engine/tab/tab-form.resource';
import { Banner } from './banners/banner.view';
import { findBanners } from './banners/find-banners';
import { findCards, searchIndex } from './find-cards';
import css from './results.css';
import { useModuleTexts, useSearchAnalytics } from './search.resource';

export interface ResultsProps {
  readonly term: string;
  /** The form of the tab where the search started. It keeps unsaved changes. */
  readonly tabForm: TabForm;
}

/** Returns a view of the search results in these tabs. */
export function resultsOf(tabs: readonly TabDescription[]) {
  const cards = tabs.flatMap((tab) => tab.cards);
  return (props: ResultsProps) => <Results {...props} cards={cards} tabs={tabs} />;
}

interface ResultsOfTabsProps extends ResultsProps {
  readonly tabs: readonly TabDescription[];
  /** Cards of all tabs. */
  readonly cards: readonly CardDescription[];
}

/** Draws the matching cards by tab, then the matching banners (SET-049 to SET-053). */
function Results({ term, tabForm, tabs, cards: allCards }: ResultsOfTabsProps) {
  const input = useSettingsInput(allCards);
  const { data: modules, isLoading } = useModuleTexts();
  const index = useMemo(() => searchIndex(tabs, modules), [tabs, modules]);
  const found = findCards(index, term, input);
  const banners = findBanners(term, input, modules);
  useSearchAnalytics(term);
  const { form, failure, retry } = tabForm;
  return (
    <SettingsTabContext value={{ form, input, failure, retry }}>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{__('Jetpack Settings')}</VisuallyHidden>
      </h1>
      {/* Screen readers often miss the text if the status element is added together with it. */}
      <div role="status">
        {found.length === 0 && banners.length === 0 && !isLoading && <p className={css.empty}>{noResultsText(term)}</p>}
      </div>
      <Stack>
        <NotLoaded failure={failure} retry={retry} />
        {/* The first card first, as on a tab (settings-tab.view.tsx): a search can find more cards than a tab has. */}
        <Progressive>
          {found.map(({ tab, cards }) => (
            <Section key={tab.name} title={tab.shortTitle()}>
              {cards.map((card) => (
                <CardView card={card} key={card.id} />
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
        </Progressive>
      </Stack>
    </SettingsTabContext>
  );
}

/** Returns the message for a search without results (SET-049) or without a term (SET-050). */
const noResultsText = (term: string) =>
  term.trim() === ''
    ? __('Enter a search term to find settings or close search.')
    : sprintf(/* translators: %s: search term */ __('No search results found for %s'), term);
