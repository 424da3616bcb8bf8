import { __ } from '@flightdeck/shared/i18n';
import { Part, useConnection, usePermissions } from '@flightdeck/shared/parts';
import { Button } from '@flightdeck/shared/ui/button';
import { CardGrid } from '@flightdeck/shared/ui/card-grid';
import { SectionHeader } from '@flightdeck/shared/ui/section-header';
import { Stack } from '@flightdeck/shared/ui/stack';
import { VisuallyHidden } from '@flightdeck/shared/ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import { ConnectionsSkeleton } from './connections-skeleton.view';
import { MonitorCard } from './monitor-card.view';
import { ProtectCard } from './protect-card.view';
import { type SecurityCard, securitySection } from './sections';
import { useSiteFacts } from './site-facts.resource';

/** At A Glance: the cards of the site, by role. */
export function AtAGlance() {
  const { status, hasConnectedOwner } = useConnection();
  const permissions = usePermissions();
  const { protectIsOn, overrides, lang } = useSiteFacts();
  const forced = (to: string) => Object.keys(overrides).filter((name) => overrides[name] === to);
  const security = securitySection({
    permissions,
    isOffline: status === 'offline',
    hasConnectedOwner,
    protectIsOn,
    forcedOff: forced('inactive'),
  });
  const cards: Readonly<Record<SecurityCard, ReactNode>> = {
    protect: <ProtectCard isForcedOn={forced('active').includes('protect')} key="protect" lang={lang} />,
    monitor: <MonitorCard isForcedOn={forced('active').includes('monitor')} key="monitor" />,
  };
  return (
    <>
      {/* The root moves the focus here when the screen arrives. */}
      <h1 tabIndex={-1}>
        <VisuallyHidden>{__('Jetpack At A Glance Dashboard')}</VisuallyHidden>
      </h1>
      <Stack gap="sections">
        {security && (
          <Section
            link={
              security.hasSettingsLink && (
                <Button href="#/security" variant="link">
                  {__('Manage security settings')}
                </Button>
              )
            }
            title={__('Security')}
          >
            <CardGrid>{security.cards.map((card) => cards[card])}</CardGrid>
          </Section>
        )}
        <Section title={__('Connections')}>
          <Part label={__('Connections')} name="mf-connection/connections-card" skeleton={<ConnectionsSkeleton />} />
        </Section>
      </Stack>
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

function Section({ title, link, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack>
        <SectionHeader id={id} title={title}>
          {link}
        </SectionHeader>
        {children}
      </Stack>
    </section>
  );
}
