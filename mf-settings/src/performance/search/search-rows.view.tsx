import { __ } from '@flightdeck/shared/i18n';
import type { CardSwitchProps } from '../../engine/cards/card';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { useSwitch } from '../../engine/switches/use-switch.resource';
import { hasInstantSearch } from './search-changes';

/** Returns the state of the search switch, which the rows of search and instant search use. */
function useSearchSwitch() {
  const { isSaving, blocker } = useSwitch({ option: 'search' });
  return { isSaving, isUnavailable: blocker !== undefined && blocker !== 'forced-on' };
}

/** Draws the switch of search. The switch of instant search below it is available even while search is off. */
export const SearchRow = (row: CardSwitchProps) => (
  <CardSwitchRow {...row} childrenDisabled={useSearchSwitch().isUnavailable} />
);

/**
 * Draws the switch of instant search. It is disabled while search is unavailable or being saved, and if the plan has no instant
 * search (SET-089, SET-090).
 */
export function InstantSearchRow(row: CardSwitchProps) {
  const { isSaving, isUnavailable } = useSearchSwitch();
  const isInPlan = hasInstantSearch(useRuleInput());
  return (
    <CardSwitchRow
      {...row}
      disabled={isSaving || isUnavailable}
      disabledReason={isInPlan || isUnavailable ? undefined : __('Not in your plan')}
    />
  );
}
