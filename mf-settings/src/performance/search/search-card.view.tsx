import { __ } from '@flightdeck/shared/i18n';
import { adminPage, adminPages, searchExperiencesPage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button, StateChip } from '@flightdeck/shared/ui';
import { isSince } from '@flightdeck/shared/versions';
import type { ReactNode } from 'react';
import { since } from '../../engine/access/jetpack-version';
import type { SettingsInput } from '../../engine/access/settings-input';
import type { CardProps } from '../../engine/cards/card';
import { NotInPlanCard } from '../../engine/cards/not-in-plan.view';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { hasInstantSearch } from './search-changes';

/** Card for search and instant search, or the offer of a plan with search (SET-084 to SET-090). */
export function SearchCard({ card }: CardProps) {
  const input = useRuleInput();
  const { features, isOffline, serverValues } = input;
  if (features === undefined) {
    return (
      <SettingsCard
        busy
        card={card}
        state={
          <StateChip icon="spinner" tone="neutral">
            {__('Loading…')}
          </StateChip>
        }
        withoutSwitches
      />
    );
  }
  const isInPlan = hasInstantSearch(input) || features.includes('search');
  if (!isInPlan && !isOffline) {
    return (
      <NotInPlanCard
        card={card}
        feature="search"
        href={adminPage(adminPages.search, initialState().adminUrl)}
        label={__('Show search results as visitors type')}
      />
    );
  }
  return <SettingsCard card={card} footer={!isOffline && Boolean(serverValues.search) && configurationLink(input)} />;
}

/** Returns the link to configure search (SET-084, SET-085); null if there is nothing to configure. */
function configurationLink({ version, serverValues }: SettingsInput): ReactNode {
  const { adminUrl, themeData } = initialState();
  if (isSince(version, since.searchExperiences))
    return (
      <Button href={searchExperiencesPage(initialState())} variant="link">
        {__('Choose how search looks')}
      </Button>
    );
  if (serverValues.instant_search_enabled)
    return (
      <Button href={`${adminUrl}admin.php?page=jetpack-search-configure`} variant="link">
        {__('Customize search')}
      </Button>
    );
  // Without instant search, users add the search form as a widget. The theme must support widgets.
  return themeData.support.widgets === true ? (
    <Button href={`${adminUrl}customize.php?autofocus[panel]=widgets`} variant="link">
      {__('Add Jetpack Search Widget')}
    </Button>
  ) : null;
}
