import { saveSettings, useSetting } from '@flightdeck/shared/api';
import { useConnection, usePermissions, useRoute } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import { type SiteCard, siteCards } from './site-cards-state';

const option = 'dismiss_dash_agencies_learn_more';

/** Which cards stand below the sections, live. */
export function useSiteCards(): readonly SiteCard[] {
  const { status, userConnectionData } = useConnection();
  const { connect } = usePermissions();
  const { path } = useRoute();
  const dismissed = useSetting(option).value;
  return siteCards({
    isActive: status === true,
    path,
    mayConnect: connect,
    siteCount: userConnectionData?.wpcomUser?.site_count ?? null,
    isAtomic: initialState().siteData.isAtomicPlatform,
    isAgenciesDismissed: dismissed !== false,
  });
}

/** The card for agencies has been read; without a word, as it is gone at once. */
export const dismissAgencies = (): void => void saveSettings({ [option]: true });
