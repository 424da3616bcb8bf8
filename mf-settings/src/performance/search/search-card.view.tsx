import { __ } from '@flightdeck/shared/i18n';
import { adminPage, searchExperiencesPage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button, StateChip } from '@flightdeck/shared/ui';
import type { ReactNode } from 'react';
import { isSince, since } from '../../engine/access/partner-version';
import type { CardProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { Switches } from '../../engine/cards/switch-row.view';
import { UpgradeRow } from '../../engine/cards/upgrade-row.view';
import { useFacts } from '../../engine/form/form-context.store';
import { hasInstantSearch } from './search-changes';

/** Card for search and instant search, or the offer of a plan with search (SET-084 to SET-090). */
export function SearchCard({ card }: CardProps) {
  const facts = useFacts();
  const { features, isOffline, serverValues } = facts;
  const hasSearchExperiences = isSince(facts.version, since.searchExperiences);
  const hasSearch = hasInstantSearch(facts) || (features?.includes('search') ?? false);
  return (
    <SettingsCard
      busy={features === undefined}
      card={card}
      footer={
        hasSearch && !isOffline && serverValues.search
          ? hasSearchExperiences
            ? experiencesLink()
            : customizeLink(Boolean(serverValues.instant_search_enabled))
          : undefined
      }
      state={
        features === undefined ? (
          <StateChip icon="spinner" tone="neutral">
            {__('Loading…')}
          </StateChip>
        ) : hasSearch || isOffline ? undefined : (
          <StateChip icon="lock" tone="neutral">
            {__('Not in your plan')}
          </StateChip>
        )
      }
    >
      {hasSearch || isOffline ? (
        <Switches card={card} />
      ) : (
        features && (
          <UpgradeRow
            feature="search"
            href={adminPage('search', initialState().adminUrl)}
            label={__('Show search results as visitors type')}
            name={card.title()}
          />
        )
      )}
    </SettingsCard>
  );
}

/** Returns the link to Jetpack's page with the search experiences. */
const experiencesLink = () => (
  <Button href={searchExperiencesPage(initialState())} variant="link">
    {__('Choose how search looks')}
  </Button>
);

/**
 * Returns the link to customize search, if any (SET-084, SET-085). Without instant search, customizing needs a theme that
 * supports widgets.
 */
function customizeLink(isInstant: boolean): ReactNode {
  const { adminUrl, themeData } = initialState();
  if (isInstant)
    return (
      <Button href={`${adminUrl}admin.php?page=jetpack-search-configure`} variant="link">
        {__('Customize search')}
      </Button>
    );
  return themeData.support.widgets === true ? (
    <Button href={`${adminUrl}customize.php?autofocus[panel]=widgets`} variant="link">
      {__('Add Jetpack Search Widget')}
    </Button>
  ) : undefined;
}
