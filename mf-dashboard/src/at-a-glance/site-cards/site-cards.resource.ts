import { useConnection, usePermissions, useRoute } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import { useSetting } from '@flightdeck/shared/settings';
import { useMemo } from 'react';
import { saveDismissal } from '../cards/dismissal.resource';
import { type SiteCard, siteCards } from './site-cards-state';

const dismissOption = 'dismiss_dash_agencies_learn_more';

/** Returns the cards to show below the sections. Updates with the connection, the route and the dismissal. */
export function useSiteCards(): readonly SiteCard[] {
  const { status, userConnectionData } = useConnection();
  const { connect: mayConnect, manage_modules: isManager, view_stats, edit_posts } = usePermissions();
  const seesStats = view_stats && edit_posts;
  const { path } = useRoute();
  const savedDismissal = useSetting(dismissOption).value;
  const siteCount = userConnectionData?.wpcomUser?.site_count ?? null;
  return useMemo(
    () =>
      siteCards({
        isActive: status === true,
        path,
        isManager,
        seesStats,
        mayConnect,
        siteCount,
        isAtomic: initialState().siteData.isAtomicPlatform,
        // Keep the card hidden until the option is loaded.
        isAgenciesDismissed: savedDismissal !== false,
      }),
    [status, path, isManager, seesStats, mayConnect, siteCount, savedDismissal],
  );
}

/** Dismisses the agencies card. */
export const dismissAgencies = (): void => saveDismissal(dismissOption);
