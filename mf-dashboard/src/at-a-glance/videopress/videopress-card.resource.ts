import { siteRead } from '@flightdeck/shared/calls/site';
import type { OptionSwitch } from '@flightdeck/shared/settings';
import { useCardFacts, useModuleFacts } from '../frame/card-facts.resource';
import type { ModuleFacts } from '../frame/module-card-state';
import { useFeatures, useReading } from '../reads/site-reads.resource';
import { type VideoPressCardState, videoPressCardState } from './videopress-card-state';

export interface VideoPressCardData {
  readonly state: VideoPressCardState;
  readonly facts: ModuleFacts;
  readonly toggle: OptionSwitch;
  /** Reads again what failed. */
  retry(): void;
}

/** The card "VideoPress", live. The provider's record of the site is read only for the room that videos take. */
export function useVideoPressCard(): VideoPressCardData {
  const { mayAsk } = useCardFacts();
  const { toggle, facts } = useModuleFacts('videopress');
  const isOn = facts.option.step === 'loaded' && facts.option.value && facts.hasConnectedOwner;
  const features = useFeatures();
  const used = useReading(siteRead, ({ options }) => options.videopress_storage_used ?? null, mayAsk && isOn);
  return {
    state: videoPressCardState({ ...facts, features: features.reading, storage: used.reading }),
    facts,
    toggle,
    retry: () => {
      features.retry();
      used.retry();
    },
  };
}
