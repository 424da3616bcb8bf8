import { initialState } from '@flightdeck/shared/session';
import { useCardInput } from '../../cards/card-input.resource';
import { type OptionSwitch, useOptionSwitch } from '../../cards/module-card.resource';
import { useFeatures } from '../../reads/site-reads.resource';
import { type SearchCardState, searchCardState, searchChanges } from './search-card-state';

export interface SearchCardData {
  readonly state: SearchCardState;
  readonly toggle: OptionSwitch;
  /** Repeats the failed reads. */
  retry(): void;
}

/** Returns the data of the card "Search". */
export function useSearchCard(): SearchCardData {
  const { isOffline, hasConnectedOwner, canToggle } = useCardInput();
  const features = useFeatures();
  const isInstant = features.result.step === 'loaded' && features.result.value.includes('instant-search');
  const toggle = useOptionSwitch('search', searchChanges(isInstant, initialState().currentVersion));
  return {
    state: searchCardState({
      isOffline,
      hasConnectedOwner,
      canToggle,
      features: features.result,
      option: toggle.option,
    }),
    toggle,
    retry: () => {
      features.retry();
      if (toggle.option.step === 'failed') toggle.retry();
    },
  };
}
