import { siteRead } from '@flightdeck/shared/calls';
import { useCardInput } from '../../cards/card-input.resource';
import { type ModuleProps, useModuleCard } from '../../cards/module-card.resource';
import { useFeatures, useReadResult } from '../../reads/site-reads.resource';
import { type VideoPressCardState, videoPressCardState } from './videopress-card-state';

export interface VideoPressCardData {
  readonly state: VideoPressCardState;
  readonly moduleProps: ModuleProps;
  /** Repeats the failed reads. */
  retry(): void;
}

/** Returns the data of the card "VideoPress". Reads the site, for the used storage, only while VideoPress is on. */
export function useVideoPressCard(): VideoPressCardData {
  const { mayRead } = useCardInput();
  const { input, moduleProps } = useModuleCard('videopress');
  const isOn = input.option.step === 'loaded' && input.option.value && input.hasConnectedOwner;
  const features = useFeatures();
  const storage = useReadResult(siteRead, ({ options }) => options.videopress_storage_used ?? null, mayRead && isOn);
  return {
    state: videoPressCardState({ ...input, features: features.result, storage: storage.result }),
    moduleProps,
    retry: () => {
      features.retry();
      storage.retry();
    },
  };
}
