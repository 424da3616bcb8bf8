import { akismetDataRead } from '@flightdeck/shared/calls';
import { __ } from '@flightdeck/shared/i18n';
import { adminPage } from '@flightdeck/shared/links/places';
import { useCardFacts } from '../../cards/card-facts.resource';
import { type PluginActivation, useActivation } from '../../plugins/activate-plugin.resource';
import { useFeatures, useReading } from '../../reads/site-reads.resource';
import { siteFacts } from '../../site-facts.resource';
import { type AntiSpamCardState, antiSpamCardState } from './anti-spam-card-state';

/** Describes how Akismet is activated; its key page opens afterwards (DASH-077 to DASH-079). */
export const akismetActivation = (adminUrl: string): PluginActivation => ({
  slug: 'akismet',
  noticeId: 'activate-akismet',
  runningText: __('Activating Akismet…'),
  failedText: __('Could not activate Akismet.'),
  page: adminPage('akismetSettings', adminUrl),
});

export interface AntiSpamCardData {
  readonly state: AntiSpamCardState;
  /** The user may activate Akismet. */
  readonly mayInstall: boolean;
  readonly activation: ReturnType<typeof useActivation>;
  retry(): void;
}

/** Returns the live data of the card "Akismet Anti-spam". */
export function useAntiSpamCard(): AntiSpamCardData {
  const { isOffline, hasConnectedOwner, mayRead, mayInstall } = useCardFacts();
  const data = useReading(akismetDataRead, (value) => value, mayRead);
  const features = useFeatures();
  return {
    state: antiSpamCardState({ isOffline, hasConnectedOwner, akismet: data.reading, features: features.reading }),
    mayInstall,
    activation: useActivation(akismetActivation(siteFacts().adminUrl)),
    retry: () => {
      data.retry();
      features.retry();
    },
  };
}
