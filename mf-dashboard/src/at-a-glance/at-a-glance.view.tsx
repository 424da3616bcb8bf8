import { __ } from '@flightdeck/shared/i18n';
import { useConnection, usePermissions, useTexts } from '@flightdeck/shared/parts';
import { Part } from '@flightdeck/shared/parts/part';
import { recordClick } from '@flightdeck/shared/reporting';
import { routeHref } from '@flightdeck/shared/session';
import { Button, Skeleton, VisuallyHidden } from '@flightdeck/shared/ui';
import { Progressive, Section, Stack } from '@flightdeck/shared/ui/layout';
import { type ReactNode, useEffect, useMemo } from 'react';
import { CardGrid } from '../card-grid/card-grid.view';
import { useLayout } from './layout.resource';
import { PerformanceCards } from './performance/performance-cards.view';
import { UpdatesLink } from './plugins/updates-link.view';
import type { SecurityCard } from './sections';
import { ActivityCard } from './security/activity/activity-card.view';
import { AntiSpamCard } from './security/anti-spam/anti-spam-card.view';
import { neediestFirst } from './security/attention/attention';
import { useCardsInNeed } from './security/attention/attention.resource';
import { BackupCard } from './security/backup/backup-card.view';
import { BundleOffer } from './security/bundle/bundle-offer.view';
import { prefetchStates } from './security/lazy-states';
import { MonitorCard } from './security/monitor/monitor-card.view';
import { ProtectCard } from './security/protect/protect-card.view';
import { ScanCard } from './security/scan/scan-card.view';
import { useSiteCards } from './site-cards/site-cards.resource';
import { SiteCards } from './site-cards/site-cards.view';
import { StatsCard } from './stats/stats-card.view';

/**
 * Returns the cards. They are drawn again only with late texts, not with each change of the layout.
 * @param primary card with the only primary button of the screen
 */
const makeCards = (primary: SecurityCard | undefined) => ({
  stats: <StatsCard />,
  bundle: <BundleOffer key="bundle" />,
  backup: <BackupCard key="backup" variant={primary === 'backup' ? 'primary' : 'secondary'} />,
  scan: <ScanCard key="scan" variant={primary === 'scan' ? 'primary' : 'secondary'} />,
  'anti-spam': <AntiSpamCard key="anti-spam" variant={primary === 'anti-spam' ? 'primary' : 'secondary'} />,
  protect: <ProtectCard key="protect" />,
  monitor: <MonitorCard key="monitor" />,
});

/** Shows the cards of At A Glance that the user may see (DASH-001 to DASH-020). */
export function AtAGlance() {
  const { hasStats, security, performance, isActivityExpected } = useLayout();
  const siteCards = useSiteCards();
  const mayUpdate = usePermissions().manage_plugins;
  useEffect(() => {
    if (isActivityExpected) prefetchStates();
  }, [isActivityExpected]);
  const lateTexts = useTexts();
  const inNeed = useCardsInNeed();
  // The notice that asks the user to connect has a primary button.
  const isUserConnected = useConnection().isUserConnected;
  const primary = inNeed.find(
    (card) => isUserConnected && (security?.pinned.includes(card) || security?.cards.includes(card)),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: late texts are drawn with new elements
  const { stats, ...securityCards } = useMemo(() => makeCards(primary), [lateTexts, primary]);
  const cards: Readonly<Record<SecurityCard, ReactNode>> = {
    ...securityCards,
    activity: <ActivityCard isExpected={isActivityExpected} key="activity" />,
  };
  return (
    <>
      {/* The root moves the focus here when the screen mounts. */}
      <h1 tabIndex={-1}>
        <VisuallyHidden>{__('Jetpack At A Glance Dashboard')}</VisuallyHidden>
      </h1>
      <Stack gap="sections">
        {/* The first section first: all at once would show 160 ms later with 4x CPU slowdown. */}
        <Progressive>
          {hasStats && stats}
          {security && (
            <Section link={security.hasSettingsLink && <SettingsLink />} title={__('Security')}>
              <Stack>
                <CardGrid>{security.pinned.map((card) => cards[card])}</CardGrid>
                <CardGrid>{neediestFirst(security.cards, inNeed).map((card) => cards[card])}</CardGrid>
              </Stack>
            </Section>
          )}
          {performance.length > 0 && (
            <Section link={mayUpdate && <UpdatesLink />} title={__('Performance and Growth')}>
              <PerformanceCards cards={performance} />
            </Section>
          )}
          <Section title={__('Connections')}>
            <Part label={__('Connections')} name="mf-connection/connections-card" skeleton={<ConnectionsSkeleton />} />
          </Section>
          {siteCards.length > 0 && <SiteCards cards={siteCards} />}
        </Progressive>
      </Stack>
    </>
  );
}

const SettingsLink = () => (
  <Button
    href={routeHref('/security')}
    onClick={() => recordClick({ target: 'settings-cog', text: 'aag_manage_security_wpcom' })}
    variant="link"
  >
    {__('Manage security settings')}
  </Button>
);

/** Reserves the space of the two connection cards while their area loads. */
const ConnectionsSkeleton = () => (
  <CardGrid>
    <Skeleton height={102} />
    <Skeleton height={102} />
  </CardGrid>
);
