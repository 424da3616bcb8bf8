import { siteRead } from '@flightdeck/shared/calls';
import { useCardFacts } from '../../cards/card-facts.resource';
import { type ModuleProps, useModuleCard } from '../../cards/module-card.resource';
import { useFeatures, useReading } from '../../reads/site-reads.resource';
import { type VideoPressCardState, videoPressCardState } from './videopress-card-state';

export interface VideoPressCardData {
  readonly state: VideoPressCardState;
  readonly moduleProps: ModuleProps;
  /** Repeats the failed reads. */
  retry(): void;
}

/** Returns the data of the card "VideoPress". Reads the site, for the used storage, only while VideoPress is on. */
export function useVideoPressCard(): VideoPressCardData {
  const { mayRead } = useCardFacts();
  const { facts, moduleProps } = useModuleCard('videopress');
  const isOn = facts.option.step === 'loaded' && facts.option.value && facts.hasConnectedOwner;
  const features = useFeatures();
  const storage = useReading(siteRead, ({ options }) => options.videopress_storage_used ?? null, mayRead && isOn);
  return {
    state: videoPressCardState({ ...facts, features: features.reading, storage: storage.reading }),
    moduleProps,
    retry: () => {
      features.retry();
      storage.retry();
    },
  };
}
