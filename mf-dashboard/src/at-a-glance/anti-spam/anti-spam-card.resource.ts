import { akismetDataRead } from '@flightdeck/shared/calls';
import { useCardFacts } from '../cards/card-facts.resource';
import { useActivation } from '../plugins/activate-plugin.resource';
import { useFeatures, useReading } from '../reads/site-reads.resource';
import { siteFacts } from '../site-facts.resource';
import { akismet } from './akismet';
import { type AntiSpamCardState, antiSpamCardState } from './anti-spam-card-state';

export interface AntiSpamCardData {
  readonly state: AntiSpamCardState;
  /** The user may activate Akismet. */
  readonly mayInstall: boolean;
  readonly activation: ReturnType<typeof useActivation>;
  retry(): void;
}

const identity = <T>(value: T) => value;

/** Returns the live data of the card "Akismet Anti-spam". */
export function useAntiSpamCard(): AntiSpamCardData {
  const { isOffline, hasConnectedOwner, mayAsk, mayInstall } = useCardFacts();
  const data = useReading(akismetDataRead, identity, mayAsk);
  const features = useFeatures();
  return {
    state: antiSpamCardState({ isOffline, hasConnectedOwner, akismet: data.reading, features: features.reading }),
    mayInstall,
    activation: useActivation(akismet(siteFacts().adminUrl)),
    retry: () => {
      data.retry();
      features.retry();
    },
  };
}
