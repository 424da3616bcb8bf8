import { saveSettings, useSetting } from '@flightdeck/shared/api';
import { useConnection, usePermissions, useRoute } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import { useMemo } from 'react';
import { type SiteCard, siteCards } from './site-cards-state';

const dismissOption = 'dismiss_dash_agencies_learn_more';

/** Returns the live list of cards below the sections. */
export function useSiteCards(): readonly SiteCard[] {
  const { status, userConnectionData } = useConnection();
  const { connect } = usePermissions();
  const { path } = useRoute();
  const dismissed = useSetting(dismissOption).value;
  const siteCount = userConnectionData?.wpcomUser?.site_count ?? null;
  return useMemo(
    () =>
      siteCards({
        isActive: status === true,
        path,
        mayConnect: connect,
        siteCount,
        isAtomic: initialState().siteData.isAtomicPlatform,
        isAgenciesDismissed: dismissed !== false,
      }),
    [status, path, connect, siteCount, dismissed],
  );
}

/** Dismisses the agencies card. Shows no notice, because the card disappears immediately. */
export const dismissAgencies = (): void => void saveSettings({ [dismissOption]: true });
