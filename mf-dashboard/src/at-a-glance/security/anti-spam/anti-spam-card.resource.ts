import { akismetDataRead } from '@flightdeck/shared/calls';
import { __ } from '@flightdeck/shared/i18n';
import { adminPage, adminPages } from '@flightdeck/shared/links/places';
import { useCardInput } from '../../cards/card-input.resource';
import { type PluginActivation, useActivation } from '../../plugins/activate-plugin.resource';
import { useFeatures, useReadResult } from '../../reads/site-reads.resource';
import { siteDetails } from '../../site-details.resource';
import { type AntiSpamCardState, antiSpamCardState } from './anti-spam-card-state';

/** Returns the activation of Akismet; its page for the key opens afterwards (DASH-077 to DASH-079). */
export const akismetActivation = (adminUrl: string): PluginActivation => ({
  slug: 'akismet',
  noticeId: 'activate-akismet',
  runningText: __('Activating Akismet…'),
  failedText: __('Could not activate Akismet.'),
  page: adminPage(adminPages.akismetSettings, adminUrl),
});

export interface AntiSpamCardData {
  readonly state: AntiSpamCardState;
  /** Whether the user may activate Akismet. */
  readonly mayInstall: boolean;
  readonly activation: ReturnType<typeof useActivation>;
  /** Repeats the failed reads. */
  retry(): void;
}

/** Returns the data of the card "Akismet Anti-spam". */
export function useAntiSpamCard(): AntiSpamCardData {
  const { isOffline, hasConnectedOwner, mayRead, mayInstall } = useCardInput();
  const akismet = useReadResult(akismetDataRead, (value) => value, mayRead);
  const features = useFeatures();
  return {
    state: antiSpamCardState({ isOffline, hasConnectedOwner, akismet: akismet.result, features: features.result }),
    mayInstall,
    activation: useActivation(akismetActivation(siteDetails().adminUrl)),
    retry: () => {
      akismet.retry();
      features.retry();
    },
  };
}
