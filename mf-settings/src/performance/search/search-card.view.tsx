import { __ } from '@flightdeck/shared/i18n';
import { adminPage, searchLooks } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button, StateChip } from '@flightdeck/shared/ui';
import type { ReactNode } from 'react';
import type { CardProps } from '../../engine/cards/card';
import { isSince, since } from '../../engine/cards/partner-version';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { UpgradeRow } from '../../engine/cards/upgrade-row.view';
import { useFacts } from '../../engine/form/form-context.store';
import { SwitchRow } from '../../engine/switches/switch-row.view';
import type { SwitchRule } from '../../engine/switches/switch-rules';
import { useSwitch } from '../../engine/switches/use-switch.resource';
import { LearnMore } from '../../learn-more/learn-more.view';
import { instantChanges, searchChanges } from './search-changes';
import { recoverSearch } from './search-recovery.resource';

/** Card for search and instant search, or the offer of a plan with search (SET-084 to SET-090). */
export function SearchCard({ card }: CardProps) {
  const { features, isOffline, serverValues } = useFacts();
  const hasLooks = isSince(initialState().currentVersion, since.searchLooks);
  const hasInstant = features?.includes('instant-search') ?? false;
  const hasSearch = hasInstant || (features?.includes('search') ?? false);
  return (
    <SettingsCard
      busy={features === undefined}
      card={card}
      footer={
        hasSearch && !isOffline && serverValues.search
          ? hasLooks
            ? looksLink()
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
        <Switches hasInstant={hasInstant} hasLooks={hasLooks} />
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

interface SwitchesProps {
  readonly hasInstant: boolean;
  /** Whether Jetpack keeps the look of search apart from the switch, so that only the module is sent. */
  readonly hasLooks: boolean;
}

function Switches({ hasInstant, hasLooks }: SwitchesProps) {
  const searchRule: SwitchRule = {
    option: 'search',
    changes: (on, serverValues) => (hasLooks ? { search: on } : searchChanges(on, serverValues, hasInstant)),
    recover: (changes) => recoverSearch(changes, hasInstant),
  };
  const instantRule: SwitchRule = {
    option: 'instant_search_enabled',
    // Turning instant search on also turns search on, so it stays enabled while search is off.
    module: 'instant_search_enabled',
    isOn: (serverValues) => Boolean(serverValues.search) && Boolean(serverValues.instant_search_enabled),
    changes: instantChanges,
    recover: (changes) => recoverSearch(changes, hasInstant),
  };
  const { isSaving, hindrance } = useSwitch({ option: 'search' });
  const isClosed = hindrance !== undefined && hindrance !== 'forced-on';
  return (
    <SwitchRow
      childrenDisabled={isClosed}
      explanation={
        <LearnMore source="jetpack-support-search">
          {__('Give visitors better results when they search your site.')}
        </LearnMore>
      }
      label={__('Jetpack Search')}
      rule={searchRule}
    >
      {!hasLooks && (
        <SwitchRow
          disabled={isSaving || isClosed}
          disabledReason={hasInstant || isClosed ? undefined : __('Not in your plan')}
          explanation={__('Show results as visitors type, without loading another page.')}
          label={__('Instant search (recommended)')}
          rule={instantRule}
        />
      )}
    </SwitchRow>
  );
}

/** Returns the link to Jetpack's page with the looks of search. */
const looksLink = () => (
  <Button href={searchLooks(initialState())} variant="link">
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
